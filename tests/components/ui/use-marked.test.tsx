import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useId, useState } from "react";
import { expect, test, vi } from "vitest";
import { ComboboxInput } from "@/components/ui/ComboboxInput";
import { useMarked } from "@/hooks/ui/use-marked";
import { renderWithTheme } from "@/tests/support/render";

const rows = ["Bow", "Hammer", "Lance"];

function Picker({ onTake, start = -1 }: { onTake(row: string | undefined): void; start?: number }) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const shown = rows.filter((row) => row.toLowerCase().includes(typed));
  const { index, onKeyDown } = useMarked(typed, shown.length, typed === "" ? start : 0, (at) =>
    onTake(shown[at]),
  );
  return (
    <>
      <ComboboxInput
        aria-label="Weapon"
        isOpen={shown.length > 0}
        listId={id}
        markedId={index < 0 ? undefined : `${id}-${index}`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <ul id={id}>
        {shown.map((row, at) => (
          <li key={row} id={`${id}-${at}`}>
            {row}
          </li>
        ))}
      </ul>
    </>
  );
}

function getMarked(): string | null {
  const id = screen.getByRole("combobox").getAttribute("aria-activedescendant");
  return id && (document.getElementById(id)?.textContent ?? "no such row");
}

test("arrows go round, page keys to the ends, and Enter takes the marked row", async () => {
  const onTake = vi.fn();
  renderWithTheme(<Picker onTake={onTake} />);
  const field = screen.getByRole("combobox", { name: "Weapon" });
  await userEvent.type(field, "{Enter}");
  expect(onTake).not.toHaveBeenCalled();
  expect(getMarked()).toBe(null);
  await userEvent.keyboard("{ArrowUp}");
  expect(getMarked()).toBe("Lance");
  await userEvent.keyboard("{ArrowDown}");
  expect(getMarked()).toBe("Bow");
  await userEvent.keyboard("{PageDown}");
  expect(getMarked()).toBe("Lance");
  await userEvent.keyboard("{Home}{Enter}");
  expect(onTake).toHaveBeenLastCalledWith("Bow");
});

test("another list begins with its first row, however far the mark was", async () => {
  const onTake = vi.fn();
  renderWithTheme(<Picker onTake={onTake} />);
  await userEvent.type(screen.getByRole("combobox"), "{ArrowUp}{ArrowUp}m{Enter}");
  expect(getMarked()).toBe("Hammer");
  expect(onTake).toHaveBeenLastCalledWith("Hammer");
});

test("Home and keys with a modifier are those of the text until the mark has moved", async () => {
  renderWithTheme(<Picker onTake={vi.fn()} start={1} />);
  await userEvent.type(screen.getByRole("combobox"), "{Home}{Control>}{ArrowDown}{/Control}");
  expect(getMarked()).toBe("Hammer");
});
