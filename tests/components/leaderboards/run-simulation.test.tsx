import { screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { RunSimulation } from "@/components/leaderboards/run/RunSimulation";
import { packArmorData } from "@/lib/builder/data/armor-file";
import { packDamageData } from "@/lib/builder/data/damage-file";
import {
  gatherArmorData,
  gatherDamageData,
  gatherHuntData,
  gatherWeaponsData,
} from "@/lib/builder/data/gather-builder-data.server";
import { packHuntData } from "@/lib/builder/data/hunt-file";
import { packWeaponsData } from "@/lib/builder/data/weapons-file";
import type { HuntRequest } from "@/lib/builder/hunt/request";
import { solveHunt } from "@/lib/builder/hunt/solve-hunt";
import { encodeLoadout } from "@/lib/builder/share/encode-build-code";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { tables } from "@/tests/support/builder/code-tables";
import { loadoutWith } from "@/tests/support/builder/loadouts";
import { stubApi } from "@/tests/support/fake-api";
import { renderWithTheme } from "@/tests/support/render";

/** Workers are not in this browser: the same code answers in the page. */
vi.mock("@/lib/builder/hunt/hunt-client", () => ({
  startHunts: (facts: Parameters<typeof solveHunt>[1]) => ({
    solve: async (request: HuntRequest) => solveHunt(structuredClone(request), facts),
    close: () => {},
  }),
}));

const code = encodeLoadout(
  loadoutWith({ weapon: { id: "great-sword-varianza", decorations: [], artian: null } }),
  tables,
);

function visit(quest: string) {
  const api = stubApi({
    "GET /api/builder/data/armor.json": { body: packArmorData(gatherArmorData()) },
    "GET /api/builder/data/weapons.json": { body: packWeaponsData(gatherWeaponsData()) },
    "GET /api/builder/data/damage.json": { body: packDamageData(gatherDamageData()) },
    "GET /api/builder/data/hunt.json": { body: packHuntData(gatherHuntData()) },
  });
  return { api, ...renderWithTheme(<RunSimulation code={code} quest={quest} party={1} timeCs={27_712} />) };
}

describe("the build of a run", () => {
  test("is simulated when somebody asks, next to the time of the run, and the pace is marked", async () => {
    const { user, container } = visit("1-000-shimmering-swords");
    await user.click(screen.getByRole("button", { name: "Simulate this build" }));
    const line = await screen.findByText(/^This run's build, simulated:/);
    expect(line.textContent).toMatch(/^This run's build, simulated: \d+'\d\d; run: 4'37$/);
    expect(screen.getByText(/Nobody measured this pace/)).toBeTruthy();
    await expectNoAxeViolations(container);
  });

  test("says so where the quest cannot be simulated", async () => {
    const { user } = visit("no-such-quest");
    await user.click(screen.getByRole("button", { name: "Simulate this build" }));
    expect(await screen.findByText(/cannot be simulated/)).toBeTruthy();
  });
});
