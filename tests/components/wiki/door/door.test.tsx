import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { WikiDoor } from "@/components/wiki/door/WikiDoor";
import { gameUpdates } from "@/lib/site/game-version";
import { getDoor } from "@/lib/wiki/door/door.server";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderInShell } from "@/tests/support/shell";
import { stored } from "@/tests/support/stored";

interface Stored {
  id: string;
  name: string;
  size?: string;
  type?: string;
}

// Reading the facts takes a moment: here, outside the time of any test.
const door = getDoor();

const address = (link: HTMLElement) => link.getAttribute("href");

function renderDoor() {
  renderInShell(
    <main>
      <h1>Wiki</h1>
      <WikiDoor search={<input aria-label="Search" />} data={door} />
    </main>,
  );
}

describe("the wiki's door", () => {
  it("leads to every section with the number of its records", async () => {
    renderDoor();
    const tiles = within(screen.getByRole("navigation", { name: "Sections of the wiki" }))
      .getAllByRole("link")
      .map((link) => [address(link), link.querySelector("strong")?.textContent]);
    const count = (file: string) => stored<Stored>(file).length.toLocaleString("en-US");
    expect(tiles).toEqual([
      ["/wiki/hitzones", String(stored<Stored>("monsters").filter(({ size }) => size === "large").length)],
      ["/wiki/weapons", count("weapons")],
      ["/wiki/armor", count("armor-sets")],
      ["/wiki/skills", count("skills")],
      ["/wiki/decorations", count("decorations")],
      ["/wiki/charms", count("charms")],
      ["/wiki/items", count("items")],
      ["/wiki/quests", count("quests")],
      ["/wiki/locales", count("locales")],
      ["/wiki/food-skills", count("food-skills")],
    ]);
    await expectNoAxeViolations();
  });

  it("names every large monster once, in order, with the elements to bring", () => {
    renderDoor();
    const list = screen.getByRole("region", { name: "Large monsters" });
    const links = within(list)
      .getAllByRole("link")
      .filter((link) => address(link) !== "/wiki/hitzones/compare");
    const large = stored<Stored>("monsters").filter(({ size }) => size === "large");
    expect(links.map(address)).toEqual(
      large.toSorted((a, b) => a.name.localeCompare(b.name, "en")).map(({ id }) => `/wiki/hitzones/${id}`),
    );
    expect(links.find((link) => address(link) === "/wiki/hitzones/rey-dau")?.textContent).toMatch(
      /^Rey Dau *Water *Ice$/,
    );
  });

  it("counts the weapons of each type", () => {
    renderDoor();
    const list = screen.getByRole("region", { name: "Weapon types" });
    const bow = within(list)
      .getAllByRole("link")
      .find((link) => address(link) === "/wiki/weapons/bow");
    expect(bow?.textContent).toBe(
      `Bow${stored<Stored>("weapons").filter(({ type }) => type === "bow").length}`,
    );
    const shown = door.weaponTypes.reduce((sum, { count }) => sum + count, 0);
    expect(shown).toBe(stored<Stored>("weapons").length);
  });

  it("shows what each update brought, with the gear that came of it", () => {
    renderDoor();
    const list = screen.getByRole("region", { name: /^New up to/ });
    const titles = within(list)
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);
    expect(titles).toEqual([...gameUpdates.map(({ name }) => name), "Arch-tempered"]);
    const links = within(list).getAllByRole("link").map(address);
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
});
