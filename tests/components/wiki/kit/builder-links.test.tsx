import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { CharmPage } from "@/components/wiki/charms/CharmPage";
import { DecorationPage } from "@/components/wiki/decorations/DecorationPage";
import { BuilderLink } from "@/components/wiki/kit/BuilderLink";
import { SkillPage } from "@/components/wiki/skills/SkillPage";
import { readOpening } from "@/lib/builder/editor/read-opening";
import { getArmorSetPage } from "@/lib/wiki/armor/get-armor-set-page.server";
import { getCharm } from "@/lib/wiki/charms/get-charm.server";
import { getDecoration } from "@/lib/wiki/decorations/get-decoration.server";
import { getMonsterPage } from "@/lib/wiki/monsters/get-monster-page.server";
import { getSkill } from "@/lib/wiki/skills/get-skill.server";
import { getWeaponPage } from "@/lib/wiki/weapons/get-weapon-page.server";
import ArmorSetRoute from "@/pages/wiki/armor/[set]";
import MonsterRoute from "@/pages/wiki/hitzones/[id]";
import WeaponRoute from "@/pages/wiki/weapons/[type]/[id]";
import { elementHtml } from "@/tests/support/page-html";
import { heard, parsePage } from "@/tests/support/page-tables";
import { renderAt } from "@/tests/support/wiki-view";

/** What a link asks the builder for. */
function askedBy(page: ParentNode, name: string) {
  const links = [...page.querySelectorAll("a")].filter((link) => heard(link) === name);
  expect(links.map((link) => link.getAttribute("rel"))).toEqual(["nofollow"]);
  const address = new URL(links[0]?.getAttribute("href") ?? "", "https://quarry.test");
  expect(address.pathname).toBe("/builder");
  return readOpening(address.searchParams);
}

const pageOf = (element: ReactElement) => parsePage(elementHtml(element, "/wiki"));

describe("the way from the wiki into the builder", () => {
  test.each<[string, () => ReactElement, string, ReturnType<typeof readOpening>]>([
    [
      "a weapon",
      () => <WeaponRoute {...getWeaponPage("bow", "bow-artian-sight-ii")} />,
      "Use in builder: Artian Sight II",
      { kind: "use-weapon", id: "bow-artian-sight-ii" },
    ],
    [
      "a decoration",
      () => <DecorationPage decoration={getDecoration("attack-jewel-1")} />,
      "Use in builder: Attack Jewel [1]",
      { kind: "use-decoration", id: "attack-jewel-1" },
    ],
    [
      "a charm",
      () => <CharmPage charm={getCharm("blast-charm-i")} />,
      "Use in builder: Blast Charm I",
      { kind: "use-charm", id: "blast-charm-i" },
    ],
    [
      "a skill, whole",
      () => <SkillPage skill={getSkill("attack-boost")} />,
      "Use in builder: Attack Boost",
      { kind: "skill-target", id: "attack-boost", level: 5 },
    ],
    [
      "a set bonus, at its first level",
      () => <SkillPage skill={getSkill("gore-magalas-tyranny")} />,
      "Use in builder: Gore Magala's Tyranny",
      { kind: "skill-target", id: "gore-magalas-tyranny", level: 1 },
    ],
    [
      "a monster",
      () => <MonsterRoute {...getMonsterPage("rathalos")} />,
      "Plan a build for this hunt: Rathalos",
      { kind: "target", monster: "rathalos" },
    ],
  ])("leads from the page of %s", (_, page, name, opening) => {
    expect(askedBy(pageOf(page()), name)).toEqual(opening);
  });

  test("leads from the page of a set, whole and with each piece", () => {
    const set = getArmorSetPage("arkveld-alpha");
    const page = pageOf(<ArmorSetRoute set={set} />);
    const ids = set.pieces.map(({ id }) => id);
    expect(askedBy(page, "Use set in builder: Arkveld α")).toEqual({ kind: "use-set", ids });
    for (const { id, name } of set.pieces) {
      const link = [...page.querySelectorAll("a")].find((each) => heard(each).endsWith(`: ${name}`));
      expect(askedBy(page, heard(link))).toEqual({ kind: "use-armor", id });
    }
    expect(askedBy(page, "Head: Arkvulcan Helm α")).toEqual({ kind: "use-armor", id: ids[0] });
  });

  test("has one way for a set of one piece", () => {
    const set = getArmorSetPage("arkveld-alpha");
    const page = pageOf(<ArmorSetRoute set={{ ...set, pieces: set.pieces.slice(0, 1) }} />);
    expect(askedBy(page, "Use in builder: Arkveld α")).toEqual({ kind: "use-set", ids: [set.pieces[0]?.id] });
    expect(heard(page.body)).not.toContain("Use one piece in the builder");
  });

  test("is a link by its words and the name of the thing", () => {
    renderAt("/wiki", <BuilderLink opening={{ kind: "use-charm", id: "hope-charm" }} name="Hope Charm" />);
    expect(screen.getByRole("link", { name: "Use in builder: Hope Charm" })).toBeTruthy();
  });
});
