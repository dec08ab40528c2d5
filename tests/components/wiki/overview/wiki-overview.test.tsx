import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { WikiOverview } from "@/components/wiki/overview/WikiOverview";
import { gameUpdates } from "@/lib/site/game-version";
import { getWikiOverview } from "@/lib/wiki/overview/get-wiki-overview.server";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { heard, linksOf, regionOf } from "@/tests/support/page-tables";
import { renderInShell } from "@/tests/support/shell";
import { stored } from "@/tests/support/stored";

interface Stored {
  id: string;
  name: string;
  size?: string;
  type?: string;
}

// Reading the facts takes a moment: here, outside the time of any test.
const door = getWikiOverview();
const large = stored<Stored>("monsters").filter(({ size }) => size === "large");
const weapons = stored<Stored>("weapons");

function renderDoor(data = door) {
  const { container } = renderInShell(
    <main>
      <h1>Wiki</h1>
      <WikiOverview search={<input aria-label="Search" />} data={data} />
    </main>,
  );
  return container;
}

describe("the wiki's door", () => {
  test("leads to every section with the number of its records", () => {
    renderDoor();
    const tiles = screen.getByRole("navigation", { name: "Wiki sections" });
    const count = (file: string) => stored<Stored>(file).length.toLocaleString("en-US");
    expect(
      [...tiles.querySelectorAll("a")].map((tile) => [
        tile.getAttribute("href"),
        heard(tile.querySelector("strong")),
      ]),
    ).toEqual([
      ["/wiki/hitzones", `${large.length}`],
      ["/wiki/weapons", count("weapons")],
      ["/wiki/armor", count("armor-sets")],
      ["/wiki/skills", count("skills")],
      ["/wiki/decorations", count("decorations")],
      ["/wiki/charms", count("charms")],
      ["/wiki/palico-gear", count("palico-gear")],
      ["/wiki/items", count("items")],
      ["/wiki/quests", count("quests")],
      ["/wiki/side-quests", count("side-quests")],
      ["/wiki/locales", count("locales")],
      ["/wiki/food-skills", count("food-skills")],
    ]);
  });

  test("names every large monster once, in order, with the elements to bring", () => {
    const links = linksOf(regionOf(renderDoor(), "Large monsters"));
    const monsters = links.filter(([, href]) => href !== "/wiki/hitzones/compare");
    expect(monsters.map(([, href]) => href)).toEqual(
      large.toSorted((a, b) => a.name.localeCompare(b.name, "en")).map(({ id }) => `/wiki/hitzones/${id}`),
    );
    const [reyDau] = monsters.find(([, href]) => href === "/wiki/hitzones/rey-dau") ?? [];
    expect(reyDau).toMatch(/^Rey Dau *Water *Ice$/);
  });

  test("counts the weapons of each type", () => {
    const links = linksOf(regionOf(renderDoor(), "Weapon types"));
    const [bow] = links.find(([, href]) => href === "/wiki/weapons/bow") ?? [];
    expect(bow).toBe(`Bow${weapons.filter(({ type }) => type === "bow").length}`);
    expect(door.weaponTypes.reduce((sum, { count }) => sum + count, 0)).toBe(weapons.length);
  });

  test("shows what each update brought, with the gear that came of it", () => {
    const news = regionOf(renderDoor(), /^What's new/);
    expect([...news.querySelectorAll("h3")].map(heard)).toEqual([
      ...gameUpdates.map(({ name }) => name),
      "Arch-tempered",
    ]);
    const links = linksOf(news).map(([, href]) => href);
    for (const path of [
      "/wiki/hitzones/gogmazios",
      "/wiki/armor/gogmazios-alpha",
      "/wiki/hitzones/seregios",
      "/wiki/armor/seregios-beta",
      "/wiki/armor/uth-duna-gamma",
    ]) {
      expect(links).toContain(path);
    }
  });

  test("axe finds nothing", async () => {
    renderDoor({
      ...door,
      monsters: door.monsters.slice(0, 2),
      weaponTypes: door.weaponTypes.slice(0, 2),
      updates: door.updates.slice(0, 1),
      archTempered: door.archTempered.slice(0, 1),
    });
    await expectNoAxeViolations();
  });
});
