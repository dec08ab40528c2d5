import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FarmPage } from "@/components/box/farm/FarmPage";
import { getRerollProps } from "@/lib/box/get-reroll-props.server";
import { packDrops } from "@/lib/drops/pack-drops.server";
import { packWays } from "@/lib/drops/pack-ways.server";
import { getOddsProps } from "@/lib/wiki/odds/get-odds-props.server";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { storeHunter, stubAdviceFiles } from "@/tests/support/builder/advice-page";
import { patience } from "@/tests/support/patience";
import { renderWithTheme } from "@/tests/support/render";

vi.mock("@/lib/builder/worker/start-engine", async () => {
  const { createStartEngine } = await import("@/tests/support/builder/advice-page");
  return createStartEngine();
});

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("what to farm next is found for the goals of the hunter, with its gain, its hunts and where it comes from", async () => {
  stubAdviceFiles({ "GET /api/wiki/drops": { body: { drops: packDrops(), ways: packWays() } } });
  storeHunter({ decorations: {} }, [
    {
      name: "Sturdy",
      criteria: {
        skills: { "divine-blessing": 3, "stun-resistance": 3, "speed-eating": 3 },
        objective: "defense",
        charms: "none",
      },
    },
  ]);
  const { rules, version } = getRerollProps();
  const { user, container } = renderWithTheme(
    <FarmPage rules={rules} orbs={getOddsProps().orbs} version={version} />,
  );
  await user.click(await screen.findByRole("button", { name: "Find what to farm" }, patience));
  expect(screen.getByText(/^Tick the armor you own/)).toBeDefined();
  expect(screen.queryByText(/^Count your decorations/)).toBeNull();
  await screen.findByText("Done.", {}, { ...patience, timeout: 2 * patience.timeout });
  const table = within(await screen.findByRole("table", { name: /What to farm/ }, patience));
  const rows = table.getAllByRole("row").map(({ textContent }) => textContent ?? "");
  expect(rows.some((row) => /^One more Gobbler Jewel.*\+.*%.*1 in .* from /.test(row))).toBe(true);
  expect(rows.some((row) => row.startsWith("Talisman with "))).toBe(true);
  await expectNoAxeViolations(container);
});
