import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { OddsCalculators } from "@/components/wiki/odds/OddsCalculators";
import { getOddsProps } from "@/lib/wiki/odds/get-odds-props.server";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderAt } from "@/tests/support/wiki-view";

const props: ReturnType<typeof getOddsProps> = JSON.parse(JSON.stringify(getOddsProps()));

const show = (query = "") => renderAt(`/wiki/odds${query}`, <OddsCalculators {...props} />);

const read = () => screen.getAllByRole("status").map((element) => element.textContent);

describe("the odds calculator", () => {
  test("counts orbs for a decoration", () => {
    show("?decoration=tenderizer-jewel-3");
    // 13 % for the tier, one of its four decorations: 3.25 %. 0.9675²¹ = 0.4996, 0.9675⁷⁰ = 0.0990.
    expect(read()).toEqual(["21 orbs for a 50% chance, 70 for 90%"]);
    expect(screen.getByText("3.25% (1 in 31)")).toBeTruthy();
    expect(screen.getByText("30.8")).toBeTruthy();
  });

  test("counts Glowing Stones for a skill, with a slot", async () => {
    const { user } = show("?tab=talismans&skill1=attack-boost&level1=3");
    // Group 3 alone has it, as one of 40: in 12 of 24 rows of Secret Charms (11 %), in 24 of 48 of Golden Age Charms (3 %).
    // (0.11 / 2 + 0.03 / 2) / 40 = 0.00175.
    expect(read()).toEqual(["396 × Glowing Stone for a 50% chance, 1,315 for 90%"]);
    expect(screen.getByText("0.18% (1 in 571)")).toBeTruthy();
    // Level 2 stands in 4 of those 12 rows, and never on Golden Age Charms: 0.11 / 6 / 40.
    await user.selectOptions(screen.getByLabelText("Slot"), "armor-2");
    expect(screen.getByText("0.04583% (1 in 2,182)")).toBeTruthy();
    await user.selectOptions(screen.getByLabelText("Slot"), "armor-3");
    expect(read()).toEqual(["No talisman from Glowing Stone has all of this at once."]);
  });

  test("counts full reinforcements of an Artian weapon", () => {
    const five = [1, 2, 3, 4, 5].map((place) => `&bonus${place}=attack-boost-i`).join("");
    show(`?tab=reinforcements${five}`);
    // One of four categories, five times: 1 / 1,024.
    expect(read()).toEqual(["710 full reinforcements for a 50% chance, 2,357 for 90%"]);
  });

  test("counts rerolls of Gogma skills, several copies included", async () => {
    const { user } = show("?tab=skills&setBonus=gogmapocalypse&groupSkill=lords-soul");
    // One of 21 × 14 pairs.
    expect(read()).toEqual(["204 rerolls for a 50% chance, 676 for 90%"]);
    await user.selectOptions(screen.getByLabelText("Group skill"), "");
    await user.selectOptions(screen.getByLabelText("How many"), "2");
    // Two of 1 / 21: 1 − (20/21)³⁵ · (1 + 35/20) = 0.501, and 0.487 after 34.
    expect(read()[0]).toMatch(/^35 rerolls/);
    expect(screen.getByText("42")).toBeTruthy();
  });

  test("says what to do before anything is chosen, without violations", async () => {
    show("?tab=talismans");
    expect(read()).toEqual(["Choose a skill or a slot."]);
    await expectNoAxeViolations();
  });
});
