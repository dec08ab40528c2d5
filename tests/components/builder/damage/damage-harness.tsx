import { screen, waitFor } from "@testing-library/react";
import { vi } from "vitest";
import { DamagePane } from "@/components/builder/damage/DamagePane";
import { packDamageData } from "@/lib/builder/data/damage-file";
import { gatherDamageData, gatherHuntData } from "@/lib/builder/data/gather-builder-data.server";
import { packHuntData } from "@/lib/builder/data/hunt-file";
import type { Loadout } from "@/lib/builder/loadout/model";
import type { DamageSetup } from "@/lib/builder/target/damage-setup";
import { runOnce } from "@/lib/catalog/run-once";
import { TestBuilder, type TestedBuilder, testLoadout } from "@/tests/support/builder-page";
import { stubApi } from "@/tests/support/fake-api";
import { renderWithTheme } from "@/tests/support/render";

/** The file as it comes from the server. */
export const damageFile = runOnce((): unknown =>
  JSON.parse(JSON.stringify(packDamageData(gatherDamageData()))),
);

/** Quests and combat figures as they come from the server. */
export const huntFile = runOnce((): unknown => JSON.parse(JSON.stringify(packHuntData(gatherHuntData()))));

/** A loadout that wields a weapon without decorations. */
export function wielding(id: string, decorations: readonly string[] = []): Loadout {
  return testLoadout({ weapon: { id, decorations, artian: null } });
}

/** What players call two states: the first is confirmed. */
const stateNames = [true, false].map((isConfirmed, at) => ({
  ...{ id: String(at).repeat(24), state: `custom${at + 1}`, name: `Name ${at + 1}`, isConfirmed },
  ...{ proof: "It glows red.", confirmations: isConfirmed ? 2 : 0, author: null },
}));

let versions = 0;

/** The pane with its data, and the builder as of the last render. */
export async function renderPane(loadout: Loadout, setup: Partial<DamageSetup> = {}) {
  stubApi({
    "GET /api/builder/data/damage.json": { body: damageFile() },
    "GET /api/state-names": { body: { message: "OK", names: stateNames } },
    "GET /api/builder/data/hunt.json": { body: huntFile() },
  });
  const onTab = vi.fn();
  const seen: { builder: TestedBuilder | null } = { builder: null };
  versions++;
  const rendered = renderWithTheme(
    <TestBuilder
      loadout={loadout}
      setup={setup}
      version={`test-${versions}`}
      onTab={onTab}
      onBuilder={(builder) => {
        seen.builder = builder;
      }}
    >
      <DamagePane />
    </TestBuilder>,
  );
  await waitFor(() => screen.getByRole("combobox", { name: "Monster" }));
  // What is below the first screen comes after it.
  await waitFor(() => screen.queryByText("No weapon equipped") ?? screen.getByText("Compare builds"));
  const now = (): TestedBuilder => {
    if (!seen.builder) throw new Error("The pane has rendered.");
    return seen.builder;
  };
  return { ...rendered, now, onTab };
}
