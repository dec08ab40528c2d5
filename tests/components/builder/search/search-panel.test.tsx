import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { SearchPanel } from "@/components/builder/search/SearchPanel";
import type { SearchCriteria } from "@/lib/builder/criteria/search-criteria";
import { packDamageData } from "@/lib/builder/data/damage-file";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import type { Loadout } from "@/lib/builder/loadout/model";
import type { SearchReport } from "@/lib/builder/search/query";
import type { EngineTask, TaskKind } from "@/lib/builder/worker/protocol";
import { createEngineClient, type EngineClient, type RunOptions } from "@/lib/builder/worker/worker-client";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { inMemoryWorkers, packedArmor } from "@/tests/support/builder/in-memory-workers";
import { createTestData, TestBuilder, type TestedBuilder, testLoadout } from "@/tests/support/builder-page";
import { stubApi } from "@/tests/support/fake-api";
import { renderWithTheme } from "@/tests/support/render";

const workers = inMemoryWorkers();
const engines: EngineClient[] = [];

/** The engine itself, over messages; rows and chips cost jsdom dearly, so it lists few and looks for no gains. */
function realEngine(gains = false): EngineClient {
  const engine = createEngineClient({ open: workers.open, loadArmor: async () => packedArmor });
  engines.push(engine);
  const run = (task: EngineTask, options?: RunOptions<TaskKind>) => {
    if (task.kind === "search") return engine.run({ ...task, query: { ...task.query, limit: 3 } }, options);
    if (gains || (task.kind !== "headroom" && task.kind !== "costs")) return engine.run(task, options);
    return Promise.resolve({ status: "optimal", skills: [], costs: [], nodes: 0, ms: 0 });
  };
  return { ...engine, run: run as EngineClient["run"] };
}

/** An engine that never answers but to a cancel. */
function stuckEngine(
  found: SearchReport["results"] = [],
): EngineClient & { readonly signals: AbortSignal[] } {
  const signals: AbortSignal[] = [];
  const run = ({ kind }: EngineTask, { signal }: RunOptions<TaskKind> = {}) =>
    new Promise((resolve) => {
      if (kind !== "search") return;
      if (signal) signals.push(signal);
      signal?.addEventListener("abort", () =>
        resolve({ status: "cancelled", results: found, bound: null, nodes: 9, ms: 12 }),
      );
    });
  return { signals, run: run as EngineClient["run"], close: () => {} };
}

function open(ask: Partial<SearchCriteria>, engine = realEngine(), loadout?: Loadout) {
  const last: { builder: TestedBuilder | null } = { builder: null };
  const onTab = vi.fn();
  const rendered = renderWithTheme(
    <TestBuilder
      criteria={ask}
      onTab={onTab}
      {...(loadout && { loadout })}
      onBuilder={(builder) => {
        last.builder = builder;
      }}
    >
      <SearchPanel engine={engine} />
    </TestBuilder>,
  );
  const builder = () => {
    if (!last.builder) throw new Error("Nothing is rendered");
    return last.builder;
  };
  return { ...rendered, builder, onTab };
}

const press = (name: string | RegExp) => screen.findByRole("button", { name });
const rows = () =>
  within(screen.getByRole("region", { name: "Sets found" })).getAllByRole("heading", { level: 3 });

afterEach(() => {
  cleanup();
  for (const engine of engines.splice(0)) engine.close();
});

describe("the search pane", () => {
  test("goes from skill targets to a set that is equipped, and back", async () => {
    const { user, builder, container } = open({ skills: { burst: 1, "weakness-exploit": 3 } });
    expect(screen.getByText(/Results appear here/)).toBeDefined();
    await user.click(await press("Search"));
    await screen.findByText("Proven best.");
    await waitFor(() => expect(rows().length).toBe(3));
    await user.click(await press("Equip set 2"));
    expect(document.activeElement).toBe(await press("Equipped set 2"));
    expect(builder().derived.levels).toMatchObject({ burst: 1, "weakness-exploit": 3 });
    expect(screen.getAllByText("met")).toHaveLength(2);
    expect(screen.getByText("Set equipped.")).toBeDefined();
    // Decorations of the set fill slots, and that is no new question.
    expect(screen.queryByText(/Results are out of date/)).toBeNull();
    // The note goes after ten seconds, which axe may take; with the focus in it, it stays.
    act(() => screen.getByRole("button", { name: "Undo" }).focus());
    await expectNoAxeViolations(container);
    await user.click(await press("Undo"));
    expect(builder().loadout.armor.head).toBeNull();
  });

  test("says which skill targets stand against each other, and takes a way out that is offered", async () => {
    const skills = { "weakness-exploit": 5, agitator: 5, "maximum-might": 3, burst: 5, earplugs: 3 };
    const { user, builder, container } = open({ skills });
    await user.click(await press("Search"));
    await screen.findByText("No set can do this (proven).");
    expect(await screen.findByText(/cannot be combined|not possible/)).toBeDefined();
    expect(await screen.findByText(/You have to give up at least \d+ levels?\./)).toBeDefined();
    const [way] = await screen.findAllByRole("button", { name: /^(Lower|Drop) / });
    await expectNoAxeViolations(container);
    if (!way) throw new Error("A way was expected");
    await user.click(way);
    await screen.findByText("Proven best.");
    expect(builder().criteria.skills).not.toEqual(skills);
  });

  test("offers an option that makes the skill targets possible, and searches with it in one step of undo", async () => {
    const skills = { "weakness-exploit": 5, agitator: 5, "maximum-might": 3, burst: 5, earplugs: 3 };
    const { user, builder } = open({ skills });
    await user.click(await press("Search"));
    const options = await screen.findByRole("region", { name: "What makes it possible" });
    const [first] = within(options).getAllByRole("listitem");
    if (!first) throw new Error("An option was expected");
    expect(within(first).getByText("Pieces of rarity 5 and 6 have to be transcended.")).toBeDefined();
    await user.click(within(first).getByRole("button", { name: "Use transcended armor" }));
    await screen.findByText("Proven best.");
    expect(builder().loadout.transcended).toBe(true);
    expect(builder().criteria.skills).toEqual(skills);
    act(() => builder().undo());
    expect(builder().loadout.transcended).toBe(false);
  });

  test("says when results answer an earlier question, and asks the new one", async () => {
    const { user } = open({ skills: { burst: 1 } });
    await user.click(await press("Search"));
    await screen.findByText("Proven best.");
    await user.click(await press("Increase Burst"));
    await screen.findByText(/Results are out of date/);
    await user.click(await press("Search again"));
    await waitFor(() => expect(screen.queryByText(/Results are out of date/)).toBeNull());
  });

  test("adds a level that could still be gained and searches again at once", async () => {
    const { user, builder } = open({ skills: { burst: 1 } }, realEngine(true));
    await user.click(await press("Search"));
    // What it costs the top set is on it; what takes other armor comes on demand.
    const chip = await press(/^Add Burst 2/);
    expect(chip.textContent).toMatch(/for (a level|\d level) [123] slots?/);
    const room = screen.getByRole("region", { name: "Room for more" });
    expect(within(room).queryByText(/with other armor, up to/)).toBeNull();
    await user.click(await within(room).findByRole("button", { name: /with other armor$/ }));
    expect(within(room).getAllByText(/^with other armor/).length).toBeGreaterThan(0);
    await user.click(chip);
    expect(builder().criteria.skills.burst).toBe(2);
    await waitFor(() => expect(screen.queryByText(/Results are out of date/)).toBeNull());
    await screen.findByText("Proven best.");
  });

  test("takes all skill targets away at once, and the focus stays next to where the button was", async () => {
    const { user, builder } = open({ skills: { burst: 1, agitator: 2 } });
    await user.click(await press("Clear"));
    expect(builder().criteria.skills).toEqual({});
    expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
    expect(document.activeElement).toBe(await press("Browse by category"));
  });

  test("leads the keyboard past the chips to the first set", async () => {
    const { user } = open({ skills: { burst: 1 } });
    await user.click(await press("Search"));
    (await press("Skip to the first set")).focus();
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(await press("Equip set 1"));
  });

  test("compares ticked sets over the page", async () => {
    const { user } = open({ skills: { burst: 1 } });
    await user.click(await press("Search"));
    await user.click(await screen.findByRole("checkbox", { name: "Compare set 1" }));
    expect(screen.getByText("Select one more set to compare.")).toBeDefined();
    await user.click(screen.getByRole("checkbox", { name: "Compare set 3" }));
    await user.click(await press("Compare 2"));
    const dialog = await screen.findByRole("dialog", { name: "Compare sets" });
    expect(within(dialog).getByRole("columnheader", { name: /^Set 3/ })).toBeDefined();
    // Both have it: differences alone are shown.
    expect(within(dialog).queryByRole("rowheader", { name: "Burst" })).toBeNull();
    await user.click(within(dialog).getByRole("button", { name: /^Show \d+ lines? without difference$/ }));
    expect(within(dialog).getByRole("rowheader", { name: "Burst" })).toBeDefined();
    await expectNoAxeViolations(dialog);
  });

  test("searches without a piece of a set from its row", async () => {
    const { user, builder } = open({ skills: { burst: 1 } });
    await user.click(await press("Search"));
    await screen.findByText("Proven best.");
    const [without] = screen.getAllByText(/^Exclude a piece …/);
    if (without) await user.click(without);
    const [piece] = screen.getAllByRole("button", { name: /^Exclude ./ });
    if (piece) await user.click(piece);
    expect(builder().criteria.excluded).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText(/Results are out of date/)).toBeNull());
  });

  test("is cancelled by its button, and by leaving the page", async () => {
    const engine = stuckEngine();
    const { user, unmount } = open({ skills: { burst: 1 } }, engine);
    await user.click(await press("Search"));
    await user.click(await press("Cancel"));
    await screen.findByText("Canceled.");
    await user.click(await press("Search"));
    unmount();
    expect(engine.signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  test("searches as skill targets change where that is wanted", async () => {
    const engine = realEngine();
    const levels: unknown[] = [];
    const run = ((task, options) => {
      if (task.kind === "search") levels.push(task.query.skills?.burst);
      return engine.run(task, options);
    }) satisfies EngineClient["run"];
    const { user } = open({ skills: { burst: 1 } }, { ...engine, run });
    await user.click(screen.getByRole("switch", { name: "Auto-search" }));
    await screen.findByText("Proven best.");
    await user.click(await press("Increase Burst"));
    await waitFor(() => expect(levels).toEqual([1, 2]));
  });

  test("asks for a hunt before it searches for damage, and leads there", async () => {
    stubApi({ "GET /api/builder/data/damage.json?v=1": { body: packDamageData(gatherDamageData()) } });
    const [weapon] = createTestData().weapons.weapons;
    const { user, onTab } = open(
      { objective: "damage" },
      realEngine(),
      testLoadout({ weapon: { id: weapon?.id ?? "", decorations: [], artian: null } }),
    );
    expect(await screen.findByText(/Choose a monster first/)).toBeDefined();
    expect((await press("Search")).hasAttribute("disabled")).toBe(true);
    await user.click(await press("Set target"));
    expect(onTab).toHaveBeenCalledWith("damage");
  });

  test("keeps the skill targets when the engine breaks off, and says so", async () => {
    const engine = { ...stuckEngine(), run: () => Promise.reject(new Error("The worker broke off.")) };
    const { user } = open({ skills: { burst: 1 } }, engine);
    await user.click(await press("Search"));
    expect(await screen.findByText(/The worker broke off\. Your skills are saved/)).toBeDefined();
    expect(screen.getByRole("button", { name: "Remove Burst" })).toBeDefined();
  });

  test("does not search what contradicts itself, and says why", async () => {
    const helm = "gogmazios-helm-alpha";
    open({ pinned: { head: helm }, excluded: [helm] });
    expect((await press("Search")).hasAttribute("disabled")).toBe(true);
    expect(screen.getByText("Gogmazios Helm α is both locked and excluded.")).toBeDefined();
  });
});

describe("the list of skill targets", () => {
  const field = () => screen.getByRole("combobox", { name: "Add a skill or a bonus" });

  test("is written with the keyboard alone", async () => {
    const { user, builder } = open({});
    await user.type(field(), "burst 3{Enter}");
    expect(builder().criteria.skills).toEqual({ burst: 3 });
    await user.keyboard("crit{ArrowDown}");
    const options = within(screen.getByRole("listbox")).getAllByRole("option");
    expect(options[1]?.getAttribute("aria-selected")).toBe("true");
    await user.keyboard("{Enter}");
    expect(Object.keys(builder().criteria.skills)).toHaveLength(2);
    await user.keyboard("{Backspace}{Backspace}");
    expect(builder().criteria.skills).toEqual({});
    await user.keyboard("no such skill");
    expect(screen.getByText("No skill found.")).toBeDefined();
  });

  test("keeps the focus in the list when a skill target goes", async () => {
    const { user } = open({ skills: { burst: 1, agitator: 1 } });
    await user.click(await press("Remove Burst"));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove Agitator" }));
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(field());
  });

  test("adds levels by category and takes what is equipped", async () => {
    const { user, builder } = open({});
    await user.click(await press("Browse by category"));
    await user.click(screen.getByRole("radio", { name: "Stamina" }));
    await user.click(screen.getByRole("button", { name: /^Marathon Runner/ }));
    expect(builder().criteria.skills).toEqual({ "marathon-runner": 1 });
    expect((await press("Use my current skills")).hasAttribute("disabled")).toBe(true);
  });

  test("pins what is equipped and leaves out whole sets", async () => {
    const worn = { id: "gogmazios-helm-alpha", decorations: [] };
    const empty = { head: worn, chest: null, arms: null, waist: null, legs: null };
    const loadout: Loadout = { weapon: null, armor: empty, charm: null, transcended: false };
    const { user, builder } = open({}, realEngine(), loadout);
    await user.click(screen.getByText("Options"));
    await user.click(screen.getByRole("checkbox", { name: /Gogmazios Helm α/ }));
    expect(builder().criteria.pinned).toEqual({ head: worn.id });
    await user.type(screen.getByRole("combobox", { name: "Exclude" }), "arkveld alpha{Enter}");
    expect(builder().criteria.excluded.length).toBeGreaterThan(3);
    expect(screen.getByText(/high rank, 1 locked, \d excluded/)).toBeDefined();
    await user.click(screen.getByRole("button", { name: /Allow again: Arkveld α/ }));
    expect(builder().criteria.excluded).toEqual([]);
  });
});
