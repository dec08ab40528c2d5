import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { SearchPanel } from "@/components/builder/search/SearchPanel";
import type { FoundSet } from "@/lib/builder/search/query";
import type { EngineTask, TaskKind } from "@/lib/builder/worker/protocol";
import type { EngineClient, RunOptions } from "@/lib/builder/worker/worker-client";
import { armorPieces } from "@/lib/catalog/codes";
import { createTestData, TestBuilder } from "@/tests/support/builder-page";
import { patience } from "@/tests/support/patience";
import { renderWithTheme } from "@/tests/support/render";

/** Rows come a few at a time, each of which costs jsdom dearly. */
const patient = { timeout: 2 * patience.timeout, interval: 250 };

/** Sets that differ by their pieces; what is in them does not matter here. */
function makeSets(count: number): readonly FoundSet[] {
  const ofPiece = (piece: string) => createTestData().armor.armor.filter((each) => each.piece === piece);
  const armor = armorPieces.map((piece) => [piece, ofPiece(piece)] as const);
  return Array.from({ length: count }, (_, at) => ({
    armor: Object.fromEntries(
      armor.map(([piece, list]) => [piece, list[at % list.length]?.id]),
    ) as FoundSet["armor"],
    charm: null,
    decorations: [],
    weaponDecorations: [],
    defense: 900 - at,
    resistances: { fire: 0, water: 0, thunder: 0, ice: 0, dragon: 0 },
    freeSlots: [0, 0, 0],
  }));
}

/** An engine that finds these sets at once. */
function engineOf(results: readonly FoundSet[]): EngineClient {
  const run = ({ kind }: EngineTask, _options?: RunOptions<TaskKind>) =>
    Promise.resolve(
      kind === "search"
        ? { status: "optimal", results, bound: null, nodes: 1, ms: 1 }
        : { status: "optimal", skills: [], nodes: 0, ms: 0 },
    );
  return { run: run as EngineClient["run"], close: () => {} };
}

async function search(count: number) {
  const engine = engineOf(makeSets(count));
  const rendered = renderWithTheme(
    <TestBuilder criteria={{ skills: { burst: 1 } }}>
      <SearchPanel engine={engine} />
    </TestBuilder>,
  );
  await rendered.user.click(screen.getByRole("button", { name: "Search" }));
  await waitFor(() => expect(rows()).toHaveLength(Math.min(count, 20)), patient);
  return rendered;
}

// By the list itself: names of a hundred controls cost jsdom seconds.
const rows = () => [...document.querySelectorAll("[data-sets] > li")];
const equip = (place: number) => {
  const button = rows()[place - 1]?.querySelector("button");
  if (!button) throw new Error(`There is no set ${place}`);
  return button;
};

describe("the list of found sets", () => {
  test("shows twenty, and more with the focus on the first of them", async () => {
    const { user } = await search(27);
    expect(screen.getAllByRole("region", { name: "Room for more" })).toHaveLength(1);
    await user.click(screen.getByText(/^Show 7 more/));
    await waitFor(() => expect(document.activeElement).toBe(equip(21)), patient);
    await waitFor(() => expect(rows()).toHaveLength(27), patient);
    expect(screen.queryByText(/^Show \d+ more/)).toBeNull();
  });

  test("is walked by arrows, is one stop of the Tab key, and equips with Enter", async () => {
    const { user } = await search(5);
    equip(1).focus();
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(document.activeElement).toBe(equip(3));
    await user.keyboard("{ArrowUp}");
    expect(document.activeElement).toBe(equip(2));
    await user.keyboard("{End}{ArrowDown}");
    expect(document.activeElement).toBe(equip(5));
    await user.keyboard("{Home}{ArrowUp}");
    expect(document.activeElement).toBe(equip(1));
    await user.keyboard("{ArrowDown}");
    expect([1, 2, 3, 4, 5].filter((place) => equip(place).tabIndex === 0)).toEqual([2]);
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(equip(2));
    expect(equip(2).textContent).toBe("Equipped set 2");
  });

  test("folds sets that are equally good under the first of them", async () => {
    const tied = makeSets(4).map((set, at) => (at === 0 ? set : { ...set, defense: 800 }));
    const { user } = renderWithTheme(
      <TestBuilder criteria={{ skills: { burst: 1 } }}>
        <SearchPanel engine={engineOf(tied)} />
      </TestBuilder>,
    );
    await user.click(screen.getByRole("button", { name: "Search" }));
    await waitFor(() => expect(rows()).toHaveLength(2), patient);
    await user.click(screen.getByRole("button", { name: /^Show 2 sets as good/ }));
    await waitFor(() => expect(rows()).toHaveLength(4), patient);
    expect(rows().map((row) => row.querySelector("h3 > span")?.textContent)).toEqual(["1", "2", "3", "4"]);
    await user.click(screen.getByRole("button", { name: /^Hide 2 sets as good/ }));
    await waitFor(() => expect(rows()).toHaveLength(2), patient);
  });

  test("unfolds sets that came with a message of the search and again at its end", async () => {
    const tied = makeSets(3).map((set) => ({ ...set, defense: 800 }));
    let finish = () => {};
    const ended = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const run = async ({ kind }: EngineTask, options?: RunOptions<"search">) => {
      if (kind !== "search") return { status: "optimal", skills: [], nodes: 0, ms: 0 };
      options?.onProgress?.({ found: 3, best: null, bound: null, nodes: 1, results: structuredClone(tied) });
      await ended;
      // A worker sends copies.
      return { status: "optimal", results: structuredClone(tied), bound: null, nodes: 1, ms: 1 };
    };
    const { user } = renderWithTheme(
      <TestBuilder criteria={{ skills: { burst: 1 } }}>
        <SearchPanel engine={{ run: run as EngineClient["run"], close: () => {} }} />
      </TestBuilder>,
    );
    await user.click(screen.getByRole("button", { name: "Search" }));
    await waitFor(() => expect(rows()).toHaveLength(1), patient);
    finish();
    await screen.findByText("Proven best.");
    await user.click(screen.getByRole("button", { name: /^Show 2 sets as good/ }));
    await waitFor(() => expect(rows()).toHaveLength(3), patient);
  });

  test("moves into sight after the button that searches, with the focus left on it, unless one has scrolled on", async () => {
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 2000, 300, 200));
    const { user } = await search(3);
    expect(scrolled).toHaveBeenCalledOnce();
    expect(document.activeElement?.textContent).toContain("Search");
    vi.spyOn(window, "scrollY", "get").mockReturnValue(0);
    await user.click(screen.getByRole("button", { name: "Search" }));
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2));
  });

  test("opens what a set can do without by Enter", async () => {
    const { user } = await search(2);
    equip(1).focus();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole("checkbox", { name: "Compare set 1" }));
    await user.tab();
    expect(document.activeElement?.tagName).toBe("SUMMARY");
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(equip(2));
  });
});
