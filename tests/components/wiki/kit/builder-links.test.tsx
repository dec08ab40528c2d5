import { screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { CharmView } from "@/components/wiki/charms/CharmView";
import { DecorationView } from "@/components/wiki/decorations/DecorationView";
import { SkillView } from "@/components/wiki/skills/SkillView";
import { openingPath, readOpening } from "@/lib/builder/open/opening";
import { armorSetPage } from "@/lib/wiki/armor/set.server";
import { getCharm } from "@/lib/wiki/charms/get-charm.server";
import { getDecoration } from "@/lib/wiki/decorations/get-decoration.server";
import { monsterPage } from "@/lib/wiki/monsters/monster.server";
import { getSkill } from "@/lib/wiki/skills/get-skill.server";
import { weaponPageProps } from "@/lib/wiki/weapons/detail.server";
import ArmorSetPage from "@/pages/wiki/armor/[set]";
import MonsterPage from "@/pages/wiki/hitzones/[id]";
import WeaponPage from "@/pages/wiki/weapons/[type]/[id]";
import { expectNoAxeViolations } from "../../../support/axe";
import { renderWithTheme } from "../../../support/render";
import { fakeRouter, routerWrapper } from "../../../support/router";

function show(page: ReactElement) {
  const router = fakeRouter("/wiki");
  return { router, ...renderWithTheme(page, { wrapper: routerWrapper(router) }) };
}

/** What a link asks the builder for. */
function askedBy(name: string) {
  const link = screen.getByRole("link", { name });
  expect(link.getAttribute("rel")).toBe("nofollow");
  const address = new URL(link.getAttribute("href") ?? "", "https://quarry.test");
  expect(address.pathname).toBe("/builder");
  return readOpening(address.searchParams);
}

describe("the way from the wiki into the builder", () => {
  it.each<[string, () => ReactElement, string, ReturnType<typeof readOpening>]>([
    [
      "a weapon",
      () => <WeaponPage {...weaponPageProps("bow", "bow-artian-sight-ii")} />,
      "Use in builder: Artian Sight II",
      { kind: "use-weapon", id: "bow-artian-sight-ii" },
    ],
    [
      "a decoration",
      () => <DecorationView decoration={getDecoration("attack-jewel-1")} />,
      "Use in builder: Attack Jewel [1]",
      { kind: "use-decoration", id: "attack-jewel-1" },
    ],
    [
      "a charm",
      () => <CharmView charm={getCharm("blast-charm-i")} />,
      "Use in builder: Blast Charm I",
      { kind: "use-charm", id: "blast-charm-i" },
    ],
    [
      "a skill, whole",
      () => <SkillView skill={getSkill("attack-boost")} />,
      "Use in builder: Attack Boost",
      { kind: "want-skill", id: "attack-boost", level: 5 },
    ],
    [
      "a set bonus, at its first level",
      () => <SkillView skill={getSkill("gore-magalas-tyranny")} />,
      "Use in builder: Gore Magala's Tyranny",
      { kind: "want-skill", id: "gore-magalas-tyranny", level: 1 },
    ],
    [
      "a monster",
      () => <MonsterPage {...monsterPage("rathalos")} />,
      "Build against this: Rathalos",
      { kind: "hunt", monster: "rathalos" },
    ],
  ])("leads from the page of %s", (_, page, name, opening) => {
    show(page());
    expect(askedBy(name)).toEqual(opening);
  });

  it("leads from the page of a set, whole and with each piece", async () => {
    const set = armorSetPage("arkveld-alpha");
    const { container } = show(<ArmorSetPage set={set} />);
    const ids = set.pieces.map(({ id }) => id);
    expect(askedBy("Use set in builder: Arkveld α")).toEqual({ kind: "use-set", ids });
    const row = screen.getByRole("list", { name: "Use one piece in the builder" });
    expect(within(row).getAllByRole("link")).toHaveLength(5);
    expect(askedBy("Head: Arkvulcan Helm α")).toEqual({ kind: "use-armor", id: ids[0] });
    await expectNoAxeViolations(container);
  });

  it("has one way for a set of one piece", () => {
    const set = armorSetPage("arkveld-alpha");
    show(<ArmorSetPage set={{ ...set, pieces: set.pieces.slice(0, 1) }} />);
    expect(askedBy("Use in builder: Arkveld α")).toEqual({ kind: "use-set", ids: [set.pieces[0]?.id] });
    expect(screen.queryByText("Use one piece in the builder")).toBeNull();
  });

  it("is walked without loading the site anew, though the address has a dot", async () => {
    const { router, user } = show(<SkillView skill={getSkill("attack-boost")} />);
    await user.click(screen.getByRole("link", { name: "Use in builder: Attack Boost" }));
    expect(router.push).toHaveBeenCalledWith(
      openingPath({ kind: "want-skill", id: "attack-boost", level: 5 }),
    );
  });
});
