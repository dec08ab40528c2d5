import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { DecorationList } from "@/components/wiki/decorations/DecorationList";
import { DecorationView } from "@/components/wiki/decorations/DecorationView";
import { getDecoration } from "@/lib/wiki/decorations/get-decoration.server";
import { listDecorations } from "@/lib/wiki/decorations/list-decorations.server";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter, routerWrapper } from "@/tests/support/router";

function showList(address = "/wiki/decorations") {
  const router = fakeRouter(address);
  const shown = renderWithTheme(<DecorationList decorations={listDecorations()} />, {
    wrapper: routerWrapper(router),
  });
  return { router, ...shown };
}

const status = () => screen.getAllByRole("status")[0]?.textContent;

describe("ten figures, read by hand from the tables", () => {
  it.each([
    ["attack-jewel-1", "weapon", 1, 3, "attack-boost", 1],
    ["attack-jewel-ii-2", "weapon", 2, 4, "attack-boost", 2],
    ["attack-jewel-iii-3", "weapon", 3, 5, "attack-boost", 3],
    ["antidote-jewel-1", "armor", 1, 3, "poison-resistance", 1],
    ["bandolier-blaze-jwl-3", "weapon", 3, 7, "tetrad-shot", 3],
  ])("%s", (id, kind, slot, rarity, skill, level) => {
    const decoration = getDecoration(id);
    expect(decoration).toMatchObject({ kind, slot, rarity });
    expect(decoration.skills[0]).toMatchObject({ id: skill, level });
  });
});

describe("the list of decorations", () => {
  it("narrows down by skill and slot, and keeps both in the address", async () => {
    const { user, router, container } = showList();
    await user.selectOptions(screen.getByLabelText("Skill"), "Attack Boost");
    expect(status()).toBe("9 of 361 decorations");
    const sizes = screen.getByText("Slot size").closest("fieldset") as HTMLElement;
    await user.click(within(sizes).getByLabelText(/^3/));
    expect(status()).toBe("7 of 361 decorations");
    expect(router.replace).toHaveBeenLastCalledWith(
      "/wiki/decorations?slot=3&skill=attack-boost",
      undefined,
      expect.anything(),
    );
    await expectNoAxeViolations(container);
  });

  it("reads the address and drops what it cannot read", () => {
    showList("/wiki/decorations?kind=armor&slot=1.9.x&rarity=&skill=cooking&sort=slot.sideways");
    expect(status()).toBe("45 of 361 decorations");
  });

  it("says which filter to drop when nothing is left", async () => {
    const { user } = showList("/wiki/decorations?kind=armor&skill=attack-boost");
    expect(screen.queryByRole("table")).toBeNull();
    await user.click(screen.getAllByRole("button", { name: /Kind/ })[0] as HTMLElement);
    expect(status()).toBe("9 of 361 decorations");
  });
});

describe("a decoration", () => {
  const show = (id: string) =>
    renderWithTheme(<DecorationView decoration={getDecoration(id)} />, {
      wrapper: routerWrapper(fakeRouter(`/wiki/decorations/${id}`)),
    });

  it("says what its level gives and what else gives the skill", async () => {
    const { container } = show("bandolier-blaze-jwl-3");
    const skills = screen.getByRole("region", { name: "Skills" });
    expect(within(skills).getByText("Fire element +40")).toBeTruthy();
    expect(within(skills).getByText("Attack +10, Affinity +12%, Element +5%")).toBeTruthy();
    expect(within(skills).getAllByText(/In all it comes from/)).toHaveLength(2);
    await expectNoAxeViolations(container);
  });

  it("puts the strongest sibling first", () => {
    show("attack-jewel-1");
    const table = screen.getByRole("table", { name: "Other decorations with Attack Boost" });
    expect(within(table).getAllByRole("row")[1]?.textContent).toContain("Attack Jewel III [3]");
  });
});
