import { screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { ActiveChips } from "@/components/list/ActiveChips";
import { Card } from "@/components/ui/Card";
import { Chip } from "@/components/ui/Chip";
import { Note } from "@/components/ui/Note";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderWithTheme } from "@/tests/support/render";

describe("Chip", () => {
  test("says whether it is on, and how many things have it", async () => {
    const press = vi.fn();
    const { user } = renderWithTheme(
      <Chip aria-pressed count={1204} onClick={press}>
        Weapons
      </Chip>,
    );
    const chip = screen.getByRole("button", { pressed: true });
    expect(chip.textContent).toBe("Weapons1,204");
    await user.click(chip);
    expect(press).toHaveBeenCalledTimes(1);
  });

  test("that is disabled takes no click", async () => {
    const press = vi.fn();
    const { user } = renderWithTheme(
      <Chip disabled onClick={press}>
        Quests
      </Chip>,
    );
    await user.click(screen.getByRole("button", { name: "Quests" }));
    expect(press).not.toHaveBeenCalled();
  });

  test("of a filter names what it removes; two of them can be reset together", async () => {
    const clear = vi.fn();
    const reset = vi.fn();
    const filters = [
      { key: "element", label: "Element", value: "Fire" },
      { key: "rank", label: "Rank", value: "High" },
    ];
    const { user, rerender } = renderWithTheme(
      <ActiveChips filters={filters} onClear={clear} onReset={reset} />,
    );
    await user.click(screen.getByRole("button", { name: "Remove filter Element Fire" }));
    expect(clear).toHaveBeenCalledExactlyOnceWith("element");
    await user.click(screen.getByRole("button", { name: "Reset filters" }));
    expect(reset).toHaveBeenCalledTimes(1);
    await expectNoAxeViolations();

    rerender(<ActiveChips filters={filters.slice(0, 1)} onClear={clear} onReset={reset} />);
    expect(screen.queryByRole("button", { name: "Reset filters" })).toBeNull();
  });
});

describe("Note", () => {
  test("shows title, words and what there is to do, and is announced where it is an alert", async () => {
    renderWithTheme(
      <Note tone="bad" role="alert" title="Not saved" action={<button type="button">Try again</button>}>
        Check your connection.
      </Note>,
    );
    const note = screen.getByRole("alert");
    expect(note.textContent).toBe("Not savedCheck your connection.Try again");
    expect(within(note).getByRole("button", { name: "Try again" })).not.toBeNull();
    await expectNoAxeViolations();
  });
});

describe("Card", () => {
  test("is a region named by its heading", async () => {
    renderWithTheme(
      <>
        <h1>Home</h1>
        <Card title="Hunting Help" aside="12 open">
          Coins reward good answers.
        </Card>
      </>,
    );
    const card = screen.getByRole("region", { name: "Hunting Help" });
    expect(within(card).getByRole("heading", { level: 2 }).textContent).toBe("Hunting Help");
    expect(within(card).getByText("12 open")).not.toBeNull();
    await expectNoAxeViolations();
  });
});
