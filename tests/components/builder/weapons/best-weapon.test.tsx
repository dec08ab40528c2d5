import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { BestWeapon } from "@/components/builder/weapons/BestWeapon";
import { packDamageData } from "@/lib/builder/data/damage-file";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import type { CombinationReport } from "@/lib/builder/search/combinations";
import type { DamageSetup } from "@/lib/builder/target/damage-setup";
import type { EngineTask } from "@/lib/builder/worker/protocol";
import type { EngineClient, RunOptions } from "@/lib/builder/worker/worker-client";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { TestBuilder, type TestedBuilder, testLoadout } from "@/tests/support/builder-page";
import { stubApi } from "@/tests/support/fake-api";
import { patience } from "@/tests/support/patience";
import { renderWithTheme } from "@/tests/support/render";

afterEach(cleanup);

const piece = (part: string) => getCatalog().armor.all.find((each) => each.piece === part)?.id ?? "";
const set: CombinationReport["results"][number]["set"] = {
  armor: {
    head: piece("head"),
    chest: piece("chest"),
    arms: piece("arms"),
    waist: piece("waist"),
    legs: piece("legs"),
  },
  charm: null,
  decorations: [],
  weaponDecorations: [],
  defense: 300,
  resistances: { fire: 0, water: 0, thunder: 0, ice: 0, dragon: 0 },
  freeSlots: [0, 0, 0],
  damage: 512.34,
};

/** An engine that answers with the first and third option, and keeps what it was asked. */
function fakeEngine(): EngineClient & { readonly tasks: EngineTask[] } {
  const tasks: EngineTask[] = [];
  const run = async (task: EngineTask, _: RunOptions<"combination"> = {}) => {
    tasks.push(task);
    const results = [0, 2].map((option) => ({ option, set }));
    return { status: "optimal", results, excluded: 7, open: 0, bound: null, nodes: 5, ms: 9 };
  };
  return { tasks, run: run as EngineClient["run"], close: () => {} };
}

async function open(
  engine: EngineClient,
  weapon: string | null,
  monster: string | null,
  rotation: DamageSetup["rotation"] = [],
) {
  stubApi({
    "GET /api/builder/data/damage.json": {
      body: JSON.parse(JSON.stringify(packDamageData(gatherDamageData()))),
    },
  });
  const last: { builder: TestedBuilder | null } = { builder: null };
  const rendered = renderWithTheme(
    <TestBuilder
      loadout={testLoadout({
        weapon: weapon === null ? null : { id: weapon, decorations: [], artian: null },
      })}
      setup={{ monster, rotation }}
      version="best-weapon"
      onBuilder={(builder) => {
        last.builder = builder;
      }}
    >
      <BestWeapon engine={engine} />
    </TestBuilder>,
  );
  await rendered.user.click(screen.getByText("Best weapon"));
  await screen.findByRole("button", { name: "Find the best weapon" });
  return { ...rendered, last };
}

describe("the best weapon", () => {
  test("is asked for among all that are worth it, listed with its set, and equipped with it", async () => {
    const engine = fakeEngine();
    const { user, last, container } = await open(engine, "great-sword-varianza", "rey-dau");
    const button = screen.getByRole("button", { name: "Find the best weapon" });
    await expect.poll(() => button.hasAttribute("disabled")).toBe(false);
    await user.click(button);
    await screen.findByText("Proven best.", {}, { timeout: 2 * patience.timeout });
    screen.getByRole("radio", { name: "My own (0)" });
    const [task] = engine.tasks;
    if (task?.kind !== "combination") throw new Error("The engine was asked for weapons.");
    expect(task.options.length).toBeGreaterThan(5);
    expect(task.options.every(({ scenario }) => scenario.weapon.type === "great-sword")).toBe(true);
    expect(screen.getByRole("status").textContent).toContain("7 excluded by proof");
    const items = within(screen.getByRole("list", { name: "Best weapons" })).getAllByRole("listitem");
    expect(items).toHaveLength(2);
    const [first] = items;
    if (!first) throw new Error("There is a result.");
    expect(first.textContent).toContain("512.3 damage");
    await expectNoAxeViolations(container);
    await user.click(within(first).getByRole("button", { name: "Equip this set" }));
    const equipped = last.builder?.derived.weapon;
    expect(equipped?.attack).toBe(task.options[0]?.scenario.weapon.attack);
    expect(equipped?.affinity).toBe(task.options[0]?.scenario.weapon.affinity);
    expect(last.builder?.loadout.armor.head?.id).toBe(set.armor.head);
  });

  test("is compared by the same moves: weapons that cannot do them are left out", async () => {
    const engine = fakeEngine();
    const shot = { move: "gunlance-wide-lv2-full-burst-shell", count: 1 };
    const { user } = await open(engine, "gunlance-ajara-gunpike-i", "rey-dau", [shot]);
    const button = screen.getByRole("button", { name: "Find the best weapon" });
    await expect.poll(() => button.hasAttribute("disabled")).toBe(false);
    await user.click(button);
    await screen.findByText("Proven best.", {}, { timeout: 2 * patience.timeout });
    const [task] = engine.tasks;
    if (task?.kind !== "combination") throw new Error("The engine was asked for weapons.");
    expect(task.options.length).toBeGreaterThan(0);
    const moves = task.options.map(({ scenario }) => scenario.rotation.map(({ move }) => move.id).join());
    expect([...new Set(moves)]).toEqual([shot.move]);
    expect(screen.getByRole("status").textContent).toMatch(
      /\d+ weapons and rolls left out: they cannot do these moves/,
    );
  });

  test("is not searched without a target, and says what is missing", async () => {
    const engine = fakeEngine();
    await open(engine, "great-sword-varianza", null);
    await screen.findByText("Choose a monster first.");
    const button = screen.getByRole("button", { name: "Find the best weapon" });
    expect(button.hasAttribute("disabled")).toBe(true);
    expect(engine.tasks).toEqual([]);
  });
});
