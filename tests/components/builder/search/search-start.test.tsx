import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { SearchPanel } from "@/components/builder/search/SearchPanel";
import type { SearchCriteria } from "@/lib/builder/criteria/search-criteria";
import { packDamageData } from "@/lib/builder/data/damage-file";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import type { Loadout } from "@/lib/builder/loadout/model";
import type { EngineTask, TaskKind } from "@/lib/builder/worker/protocol";
import { createEngineClient, type EngineClient, type RunOptions } from "@/lib/builder/worker/worker-client";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { inMemoryWorkers, packedArmor } from "@/tests/support/builder/in-memory-workers";
import { createTestData, TestBuilder, type TestedBuilder, testLoadout } from "@/tests/support/builder-page";
import { stubApi } from "@/tests/support/fake-api";
import { patience } from "@/tests/support/patience";
import { renderWithTheme } from "@/tests/support/render";

const workers = inMemoryWorkers();
const engines: EngineClient[] = [];

/** The engine itself; one set is enough, and gains are not looked for. */
function quickEngine(): EngineClient {
  const engine = createEngineClient({ open: workers.open, loadArmor: async () => packedArmor });
  engines.push(engine);
  const run = (task: EngineTask, options?: RunOptions<TaskKind>) => {
    if (task.kind === "search") return engine.run({ ...task, query: { ...task.query, limit: 1 } }, options);
    if (task.kind !== "headroom") return engine.run(task, options);
    return Promise.resolve({ status: "optimal", skills: [], nodes: 0, ms: 0 });
  };
  return { ...engine, run: run as EngineClient["run"] };
}

let versions = 0;

function open(criteria: Partial<SearchCriteria> = {}, loadout?: Loadout) {
  versions++;
  const version = `start-${versions}`;
  stubApi({
    [`GET /api/builder/data/damage.json?v=${version}`]: { body: packDamageData(gatherDamageData()) },
  });
  const last: { builder: TestedBuilder | null } = { builder: null };
  const engine = quickEngine();
  const rendered = renderWithTheme(
    <TestBuilder
      criteria={criteria}
      version={version}
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
  return { ...rendered, builder };
}

const press = (name: string | RegExp) => screen.findByRole("button", { name });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  for (const engine of engines.splice(0)) engine.close();
});

describe("the start from a goal", () => {
  test("answers an example with the best set, equipped, as steps that can be undone", async () => {
    const { user, builder, container } = open();
    await user.click(await press(/Great Sword for Arkveld/));
    await screen.findByText("Proven best.", {}, { timeout: 2 * patience.timeout });
    expect(screen.getByText(/damage to target \(Arkveld/)).toBeDefined();
    await waitFor(() => expect(builder().loadout.armor.head).not.toBeNull());
    expect(builder().derived.weapon?.type).toBe("great-sword");
    expect(builder().derived.levels.focus).toBe(3);
    await expectNoAxeViolations(container);
    builder().undo();
    builder().undo();
    await waitFor(() => expect(builder().loadout.weapon).toBeNull());
    expect(builder().criteria.skills).toEqual({});
    expect(builder().setup.monster).toBeNull();
  });

  test("waits for a weapon type and a monster, and equips nothing over armor that is there", async () => {
    const { user, builder } = open(
      {},
      testLoadout({ armor: { head: { id: "gogmazios-helm-alpha", decorations: [] } } }),
    );
    await user.click(screen.getByText("Best set for a target"));
    const show = await press("Show the best set");
    expect(show.hasAttribute("disabled")).toBe(true);
    await user.selectOptions(screen.getByRole("combobox", { name: "Weapon type" }), "great-sword");
    await user.type(screen.getByRole("combobox", { name: "Monster" }), "arkveld{Enter}");
    await waitFor(() => expect(builder().setup.monster).toBe("arkveld"));
    await user.click(show);
    await screen.findByText("Proven best.", {}, { timeout: 2 * patience.timeout });
    expect(builder().loadout.armor.head?.id).toBe("gogmazios-helm-alpha");
    expect(builder().loadout.armor.chest).toBeNull();
  });
});

describe("results and the question they answer", () => {
  test("stay under their own heading when the question changes", async () => {
    const { user } = open({ skills: { burst: 1 } });
    await user.click(await press("Search"));
    await screen.findByText("Best by: free slots");
    await user.selectOptions(screen.getByRole("combobox", { name: "Maximize" }), "defense");
    expect(await screen.findByText("Earlier search: free slots")).toBeDefined();
    await user.click(await press("Search again"));
    expect(await screen.findByText("Best by: defense")).toBeDefined();
  });
});

describe("skills that are added", () => {
  test("take the useful level, the highest by one button, and are remembered", async () => {
    const { user, builder } = open();
    const field = screen.getByRole("combobox", { name: "Add a skill or a bonus" });
    await user.type(field, "ew{Enter}");
    expect(builder().criteria.skills).toEqual({ "evade-window": 3 });
    await user.click(await press("Max level of Evade Window"));
    expect(builder().criteria.skills).toEqual({ "evade-window": 5 });
    await user.click(await press("Remove Evade Window"));
    const recent = screen.getByRole("list", { name: "Recent:" });
    await user.click(within(recent).getByRole("button", { name: /Evade Window/ }));
    expect(builder().criteria.skills).toEqual({ "evade-window": 3 });
  });

  test("say when they do nothing with the weapon in hand", () => {
    const sword = createTestData().weapons.weapons.find(({ type }) => type === "great-sword");
    open(
      { skills: { "tetrad-shot": 1, focus: 3 } },
      testLoadout({ weapon: { id: sword?.id ?? "", decorations: [], artian: null } }),
    );
    expect(screen.getAllByText("No effect with Great Sword")).toHaveLength(1);
  });
});

describe("limits and saved searches", () => {
  test("are typed, told in one line, and brought back by name", async () => {
    const { user, builder, container } = open({ skills: { burst: 1 } });
    await user.click(screen.getByText("Options"));
    await user.type(screen.getByRole("textbox", { name: "Fire res." }), "-5");
    await user.type(screen.getByRole("textbox", { name: "Defense" }), "40x");
    expect(screen.getByText("0 to 2000")).toBeDefined();
    await user.selectOptions(screen.getByRole("combobox", { name: "Available armor and charms" }), "6");
    expect(builder().criteria).toMatchObject({ minimum: { fire: -5, defense: 40 }, maxRarity: 6 });
    expect(screen.getByText(/rarity 6 or less, defense at least 40, fire resistance at least/)).toBeDefined();
    await user.type(screen.getByRole("textbox", { name: "Save this search" }), "Fire{Enter}");
    builder().changeCriteria({ minimum: {}, maxRarity: null, skills: {} });
    await user.click(await press("Open Fire"));
    expect(builder().criteria).toMatchObject({ skills: { burst: 1 }, minimum: { fire: -5 }, maxRarity: 6 });
    await expectNoAxeViolations(container);
    await user.click(await press("Delete Fire"));
    expect(screen.queryByRole("list", { name: "Saved searches" })).toBeNull();
  });
});
