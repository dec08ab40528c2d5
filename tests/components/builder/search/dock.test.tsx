import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DockNotes, type DockNotesProps } from "@/components/builder/search/DockNotes";
import type { EquippedResult } from "@/hooks/builder/use-equip-found";
import type { FoundSet } from "@/lib/builder/search/query";
import { renderWithTheme } from "@/tests/support/render";

const set: FoundSet = {
  armor: {
    head: "gogmazios-helm-alpha",
    chest: "gogmazios-mail-alpha",
    arms: "gogmazios-vambraces-alpha",
    waist: "gogmazios-coil-alpha",
    legs: "gogmazios-greaves-alpha",
  },
  charm: null,
  decorations: [],
  weaponDecorations: [],
  defense: 400,
  resistances: { fire: 0, water: 0, thunder: 0, ice: 0, dragon: 0 },
  freeSlots: [0, 0, 0],
};

function open(equipped: EquippedResult) {
  const onClose = vi.fn();
  const props: DockNotesProps = {
    equipped,
    ticked: 0,
    onCompare: vi.fn(),
    onUntick: vi.fn(),
    stale: false,
    blocked: false,
    onSearch: vi.fn(),
    onUndo: vi.fn(),
    onClose,
  };
  renderWithTheme(<DockNotes {...props} />);
  return onClose;
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the note that a set is equipped", () => {
  test("goes after ten seconds", async () => {
    const onClose = open({ set, refusal: null });
    await wait(9_900);
    expect(onClose).not.toHaveBeenCalled();
    await wait(200);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("stays as long as it has the focus", async () => {
    const onClose = open({ set, refusal: null });
    screen.getByRole("button", { name: "Undo" }).focus();
    await wait(25_000);
    expect(onClose).not.toHaveBeenCalled();
    screen.getByRole("button", { name: "Undo" }).blur();
    await wait(10_000);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("stays when it says why a set could not be equipped", async () => {
    const onClose = open({ set, refusal: { code: "no-slots-left", left: [] } });
    await wait(60_000);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByText(/no free slots/)).toBeDefined();
  });
});
