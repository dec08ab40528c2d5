import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { RobustPanel } from "@/components/builder/frontier/RobustPanel";
import { packDamageData } from "@/lib/builder/data/damage-file";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import type { DamageSetup } from "@/lib/builder/target/damage-setup";
import { createEngineClient, type EngineClient } from "@/lib/builder/worker/worker-client";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { inMemoryWorkers, packedArmor } from "@/tests/support/builder/in-memory-workers";
import { TestBuilder, type TestedBuilder, testLoadout } from "@/tests/support/builder-page";
import { stubApi } from "@/tests/support/fake-api";
import { patience } from "@/tests/support/patience";
import { renderWithTheme } from "@/tests/support/render";

const greatSword = getCatalog().weapons.all.find(({ type }) => type === "great-sword")?.id ?? "";
const workers = inMemoryWorkers();
const engines: EngineClient[] = [];
const loadout = testLoadout({ weapon: { id: greatSword, decorations: [], artian: null } });

afterEach(() => {
  cleanup();
  for (const engine of engines.splice(0)) engine.close();
});

function open(conditions: DamageSetup["conditions"]) {
  const body = JSON.parse(JSON.stringify(packDamageData(gatherDamageData())));
  stubApi({ "GET /api/builder/data/damage.json": { body } });
  const engine = createEngineClient({ open: workers.open, loadArmor: async () => packedArmor });
  engines.push(engine);
  const run = vi.spyOn(engine, "run");
  const listTasks = () => run.mock.calls.flatMap(([task]) => (task.kind === "robust" ? [task] : []));
  const last: { builder: TestedBuilder | null } = { builder: null };
  const rendered = renderWithTheme(
    <TestBuilder
      loadout={loadout}
      criteria={{ skills: { "weakness-exploit": 3 } }}
      setup={{ monster: "rathalos", conditions }}
      version="robust"
      onBuilder={(builder) => {
        last.builder = builder;
      }}
    >
      <RobustPanel engine={engine} />
    </TestBuilder>,
  );
  return { ...rendered, listTasks, last };
}

const button = () => screen.findByRole("button", { name: "Find the steadiest set" });

describe("uptimes that vary", () => {
  test("are searched at both ends, shown with what the set has there, and its set is equipped", async () => {
    const { user, listTasks, last, container } = open({ fullHealth: 50, enragedMonster: 90, burst: 60 });
    // What lies on one cycle with another condition has no range.
    expect(screen.queryByRole("checkbox", { name: /Burst/ })).toBeNull();
    await user.click(screen.getByRole("checkbox", { name: /health/i }));
    await user.selectOptions(screen.getByLabelText("Lower or higher by"), "30");
    await expect.poll(async () => (await button()).hasAttribute("disabled"), patience).toBe(false);
    await user.click(await button());
    await screen.findByText(/of the most possible damage.*: proven\./, {}, { timeout: 4 * patience.timeout });
    const shares = listTasks()[0]?.scenarios.map(({ uptimes }) => uptimes?.conditions);
    expect(shares).toEqual([
      { fullHealth: 50, enragedMonster: 60, burst: 60 },
      { fullHealth: 50, enragedMonster: 100, burst: 60 },
    ]);
    const table = screen.getByRole("table", { name: "Damage of the set at the ends of the ranges" });
    const rows = within(table).getAllByRole("row").slice(1);
    expect(rows.map((row) => within(row).getByRole("rowheader").textContent)).toEqual([
      expect.stringMatching(/60%$/),
      expect.stringMatching(/100%$/),
    ]);
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole("button", { name: "Equip this set" }));
    await screen.findByText("Set equipped.");
    expect(last.builder?.loadout.armor.head).not.toBeNull();
    // Nothing has changed but what it found.
    const isOutdated = () => screen.queryByText(/^This is for another target/) !== null;
    expect(isOutdated()).toBe(false);
    await user.selectOptions(screen.getByLabelText("Lower or higher by"), "10");
    expect(isOutdated()).toBe(true);
    await user.selectOptions(screen.getByLabelText("Lower or higher by"), "30");
    expect(isOutdated()).toBe(false);
  });

  test("say what is missing where no uptime is between", async () => {
    open({ fullHealth: 100 });
    expect(await screen.findByText(/Set an uptime between 0 and 100%/)).not.toBeNull();
    expect(screen.queryByRole("button", { name: "Find the steadiest set" })).toBeNull();
  });
});
