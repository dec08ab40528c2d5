import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { TradeOffs } from "@/components/builder/frontier/TradeOffs";
import { unpackArmorData } from "@/lib/builder/data/armor-file";
import { findFrontier } from "@/lib/builder/search/frontier";
import { createEngineClient, type EngineClient } from "@/lib/builder/worker/worker-client";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { inMemoryWorkers, packedArmor } from "@/tests/support/builder/in-memory-workers";
import { TestBuilder, type TestedBuilder } from "@/tests/support/builder-page";
import { patience } from "@/tests/support/patience";
import { renderWithTheme } from "@/tests/support/render";

const workers = inMemoryWorkers();
const engines: EngineClient[] = [];
const skills = { "weakness-exploit": 5, agitator: 3, burst: 1 };

afterEach(() => {
  cleanup();
  for (const engine of engines.splice(0)) engine.close();
});

async function open(engine?: EngineClient) {
  const real = createEngineClient({ open: workers.open, loadArmor: async () => packedArmor });
  engines.push(real);
  const last: { builder: TestedBuilder | null } = { builder: null };
  const rendered = renderWithTheme(
    <TestBuilder
      criteria={{ skills }}
      onBuilder={(builder) => {
        last.builder = builder;
      }}
    >
      <TradeOffs engine={engine ?? real} />
    </TestBuilder>,
  );
  await rendered.user.click(screen.getByText("Trade-offs"));
  await screen.findByRole("button", { name: "Show trade-offs" });
  return { ...rendered, last };
}

describe("trade-offs", () => {
  test("plot the engine's frontier, show the set of a point, and equip it", async () => {
    const { user, last, container } = await open();
    await user.selectOptions(screen.getByLabelText("Second goal"), "resistance-fire");
    await user.click(screen.getByRole("button", { name: "Show trade-offs" }));
    await screen.findByText(/points?, all proven\.$/, {}, { timeout: 2 * patience.timeout });
    const { points } = findFrontier({ skills }, unpackArmorData(packedArmor), [
      { kind: "defense" },
      { kind: "resistance", element: "fire" },
    ]);
    const radios = await screen.findAllByRole("radio");
    expect(radios).toHaveLength(points.length);
    await user.click(screen.getByText("All points as a table"));
    const rows = within(screen.getByRole("table", { name: "Sets by Defense and Fire resistance" }))
      .getAllByRole("row")
      .slice(1)
      .map((row) => [...row.querySelectorAll("th, td")].slice(0, 2).map((cell) => cell.textContent));
    expect(rows).toEqual(
      points.map(({ defense, resistances }) => [String(defense), String(resistances.fire)]),
    );
    const [first] = radios;
    if (!first) throw new Error("There is a point.");
    await user.click(first);
    await user.click(screen.getByRole("button", { name: "Equip this set" }));
    await screen.findByText("Set equipped.");
    expect(last.builder?.loadout.armor.head?.id).toBe(points[0]?.armor.head);
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(last.builder?.loadout.armor.head).toBeNull());
  });

  test("say why two goals do not go together, or what is missing", async () => {
    const { user } = await open();
    const button = screen.getByRole("button", { name: "Show trade-offs" });
    await user.selectOptions(screen.getByLabelText("Second goal"), "defense");
    expect(screen.getByRole("status").textContent).toBe("Choose two different goals.");
    expect(button).toHaveProperty("disabled", true);
    await user.selectOptions(screen.getByLabelText("Second goal"), "skill:agitator");
    expect(button).toHaveProperty("disabled", false);
  });

  test("can be stopped", async () => {
    const signals: AbortSignal[] = [];
    const run = (_: unknown, { signal }: { signal?: AbortSignal } = {}) =>
      new Promise((resolve) => {
        if (signal) signals.push(signal);
        signal?.addEventListener("abort", () =>
          resolve({ status: "cancelled", points: [], nodes: 3, ms: 12 }),
        );
      });
    const { user } = await open({ run: run as EngineClient["run"], close: () => {} });
    await user.click(screen.getByRole("button", { name: "Show trade-offs" }));
    await user.click(screen.getByRole("button", { name: "Stop" }));
    await screen.findByText("Stopped before the first point.");
    expect(signals[0]?.aborted).toBe(true);
  });
});
