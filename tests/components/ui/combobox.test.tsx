import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { Combobox } from "@/components/ui/Combobox";
import { findMatches } from "@/lib/text/match-texts";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderWithTheme } from "@/tests/support/render";

const monsters = ["Guardian Rathalos", "Rathalos", "Rathian", "Arkveld"].map((name) => ({
  id: name.toLowerCase().replace(" ", "-"),
  name,
}));
const find = (typed: string) =>
  findMatches(typed, monsters, ({ name }) => [name]).map(({ id, name }) => ({ id, label: name }));
const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Monster" });
const names = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
const marked = () => screen.getByRole("option", { selected: true }).textContent;

function Single({ onChoose }: { onChoose(id: string): void }) {
  const [id, setId] = useState("arkveld");
  return (
    <Combobox
      label="Monster"
      opensEmpty
      chosen={monsters.find((each) => each.id === id) ?? null}
      emptyText="No monster found."
      formatCount={(count) => `${count} monsters found`}
      find={find}
      onChoose={(next) => {
        setId(next);
        onChoose(next);
      }}
    />
  );
}

describe("a field for one choice", () => {
  test("opens as a whole at what is chosen, and is free of axe violations", async () => {
    const { user } = renderWithTheme(<Single onChoose={vi.fn()} />);
    expect(field().value).toBe("Arkveld");
    expect(field().getAttribute("aria-expanded")).toBe("false");
    await user.click(field());
    await screen.findByRole("listbox", { name: "Monster: suggestions" });
    expect(names()).toEqual(monsters.map(({ name }) => name));
    expect(marked()).toBe("Arkveld");
    expect(field().getAttribute("aria-activedescendant")).toBe(
      screen.getByRole("option", { selected: true }).id,
    );
    expect(screen.getByRole("status").textContent).toBe("4 monsters found");
    await expectNoAxeViolations();
  });

  test("keeps an Enter that comes before the options do, until something else is typed", async () => {
    const onChoose = vi.fn();
    const late = (find: (typed: string) => readonly { id: string; label: string }[]) => (
      <Combobox
        label="Monster"
        opensEmpty
        chosen={null}
        emptyText="No monster found."
        find={find}
        onChoose={onChoose}
      />
    );
    const { user, rerender } = renderWithTheme(late(() => []));
    await user.click(field());
    await user.keyboard("rathal{Enter}");
    expect(onChoose).not.toHaveBeenCalled();
    rerender(late(find));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("rathalos", "rathal");

    rerender(late(() => []));
    await user.keyboard("arkv{Enter}e");
    rerender(late(find));
    expect(onChoose).toHaveBeenCalledOnce();
  });

  test("takes the best match with Enter, though another one comes before it in the list", async () => {
    const onChoose = vi.fn();
    const { user } = renderWithTheme(<Single onChoose={onChoose} />);
    await user.click(field());
    await user.keyboard("Rathalos");
    await screen.findByRole("listbox");
    expect(names()).toEqual(["Rathalos", "Guardian Rathalos"]);
    await user.keyboard("{Enter}");
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("rathalos");
    expect(field().value).toBe("Rathalos");
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  test("walks its list around, and takes what is clicked", async () => {
    const onChoose = vi.fn();
    const { user } = renderWithTheme(<Single onChoose={onChoose} />);
    await user.click(field());
    await user.keyboard("rath");
    await screen.findByRole("listbox");
    expect(marked()).toBe("Rathalos");
    await user.keyboard("{ArrowUp}");
    expect(marked()).toBe("Guardian Rathalos");
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(marked()).toBe("Rathian");
    await user.click(screen.getByRole("option", { name: "Guardian Rathalos" }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("guardian-rathalos");
    expect(document.activeElement).toBe(field());
  });

  test("says that nothing fits, and gives up what was typed with Escape, which stays in the field", async () => {
    const onEscape = vi.fn();
    const onChoose = vi.fn();
    const { user } = renderWithTheme(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog around the field
      <div onKeyDown={(event) => event.key === "Escape" && onEscape()}>
        <Single onChoose={onChoose} />
      </div>,
    );
    await user.click(field());
    await user.keyboard("qqqq{Enter}");
    expect(screen.getByRole("status").textContent).toBe("No monster found.");
    await user.keyboard("{Escape}");
    expect(field().value).toBe("Arkveld");
    expect(onEscape).not.toHaveBeenCalled();
    await user.keyboard("{Escape}");
    expect(onEscape).toHaveBeenCalledOnce();
    expect(onChoose).not.toHaveBeenCalled();
  });
});

describe("a field for several choices", () => {
  test("is empty for the next one, and hands over what was typed", async () => {
    const onChoose = vi.fn();
    const onBack = vi.fn();
    const { user } = renderWithTheme(
      <Combobox label="Monster" emptyText="Nothing found." find={find} onChoose={onChoose} onBack={onBack} />,
    );
    await user.click(field());
    expect(screen.queryByRole("option")).toBeNull();
    await user.keyboard("arkvled{Enter}");
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("arkveld", "arkvled");
    expect(field().value).toBe("");
    await user.keyboard("{Backspace}");
    expect(onBack).toHaveBeenCalledOnce();
  });
});
