import { screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { artianPageProps } from "@/lib/wiki/weapons/artian-page.server";
import { weaponPageProps } from "@/lib/wiki/weapons/detail.server";
import { weaponDoorProps } from "@/lib/wiki/weapons/door.server";
import { kinsectsProps } from "@/lib/wiki/weapons/kinsects.server";
import { weaponListProps } from "@/lib/wiki/weapons/list.server";
import { melodiesProps } from "@/lib/wiki/weapons/melodies.server";
import { weaponTreeProps } from "@/lib/wiki/weapons/tree.server";
import WeaponPage from "@/pages/wiki/weapons/[type]/[id]";
import WeaponTypePage from "@/pages/wiki/weapons/[type]/index";
import WeaponTreePage from "@/pages/wiki/weapons/[type]/tree";
import ArtianPage from "@/pages/wiki/weapons/artian";
import WeaponsPage from "@/pages/wiki/weapons/index";
import KinsectsPage from "@/pages/wiki/weapons/kinsects";
import MelodiesPage from "@/pages/wiki/weapons/melodies";
import { expectNoAxeViolations } from "../../../support/axe";
import { renderWithTheme } from "../../../support/render";
import { fakeRouter, routerWrapper } from "../../../support/router";

function open(element: ReactElement, address: string) {
  const [, search = ""] = address.split("?");
  const router = { ...fakeRouter(address), query: Object.fromEntries(new URLSearchParams(search)) };
  return { router, ...renderWithTheme(element, { wrapper: routerWrapper(router) }) };
}

/** Names of the weapons in the table, in its order. Asked by selector: roles over a whole list take seconds. */
const listed = () =>
  [...document.querySelectorAll("table tbody tr")].map((row) => row.querySelector("a")?.textContent ?? "");

describe("the list of a type", () => {
  const list = (query = "") =>
    open(<WeaponTypePage {...weaponListProps("great-sword")} />, `/wiki/weapons/great-sword${query}`);

  test("begins with the rarest and strongest", () => {
    list();
    expect(listed()).toHaveLength(90);
    expect(listed()[0]).toContain("Grimslayer Urgeom");
  });

  test("opens filtered and sorted as the address says", () => {
    list("?element=water&sort=attack.asc");
    const names = listed();
    expect(names).toHaveLength(5);
    const raw = [...document.querySelectorAll("table tbody tr")].map((row) =>
      Number(row.children[2]?.textContent),
    );
    expect(raw).toEqual([...raw].sort((a, b) => a - b));
  });

  test("keeps what can be made without another weapon", async () => {
    const { user, router } = list();
    await user.click(screen.getByLabelText(/Made without another weapon/));
    // 13 first weapons of trees, 4 that may be forged directly.
    expect(listed()).toHaveLength(17);
    expect(router.replace).toHaveBeenLastCalledWith(
      "/wiki/weapons/great-sword?forge=1",
      undefined,
      expect.objectContaining({ shallow: true }),
    );
  });

  test("finds a series by typing", () => {
    list("?q=nerscylla");
    expect(listed().sort()).toEqual([
      expect.stringContaining("Immane Blade I"),
      expect.stringContaining("Immane Blade II"),
      expect.stringContaining("Immane Blade III"),
      "Immolator Blade",
    ]);
  });

  test("drops junk from the address and shows everything", () => {
    const { router } = list("?element=cheese&rarity=99&skill=__proto__&affinity=1e9");
    expect(listed()).toHaveLength(90);
    expect(router.replace).toHaveBeenCalledWith("/wiki/weapons/great-sword", undefined, expect.anything());
  });

  test("asks horns for a melody", () => {
    open(
      <WeaponTypePage {...weaponListProps("hunting-horn")} />,
      "/wiki/weapons/hunting-horn?trait=knockback-negated",
    );
    expect(listed()).toHaveLength(2);
  });

  test("has no barrier that axe finds", async () => {
    // A few rows of every kind: axe walks each of ninety for a second.
    const { rows, ...rest } = weaponListProps("great-sword");
    const few = [
      ...rows.slice(0, 4),
      ...rows.filter(({ artian, forgeable }) => artian || forgeable).slice(0, 6),
    ];
    const page = <WeaponTypePage {...rest} rows={[...new Set(few)]} />;
    const { container } = open(page, "/wiki/weapons/great-sword");
    await expectNoAxeViolations(container);
  });
});

describe("the tree of a type", () => {
  const tree = (query = "") =>
    open(<WeaponTreePage {...weaponTreeProps("great-sword")} />, `/wiki/weapons/great-sword/tree${query}`);
  const node = (id: string) => document.querySelector<HTMLElement>(`[data-node="great-sword-${id}"]`);
  const marked = () =>
    [...document.querySelectorAll<HTMLElement>("[data-place]")].map((each) => each.dataset.node);

  test("marks the way to the weapon that the address names", () => {
    tree("?at=great-sword-bone-slasher");
    expect(marked().sort()).toEqual([
      "great-sword-bone-blade-i",
      "great-sword-bone-blade-ii",
      "great-sword-bone-blade-iii",
      "great-sword-bone-blade-iv",
      "great-sword-bone-slasher",
    ]);
    expect(node("bone-slasher")?.dataset.place).toBe("chosen");
    expect(document.querySelectorAll("path[data-marked]")).toHaveLength(4);
  });

  test("takes a weapon that is not there out of the address", () => {
    const { router } = tree("?at=bow-hope-bow-i");
    expect(marked()).toEqual([]);
    expect(router.replace).toHaveBeenCalledWith(
      expect.objectContaining({ query: {} }),
      undefined,
      expect.objectContaining({ shallow: true }),
    );
  });

  test("is walked with arrow keys, and marks the way as one goes", async () => {
    const { user } = tree();
    node("bone-blade-i")?.focus();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(document.activeElement).toBe(node("bone-blade-iii"));
    expect(marked()).toHaveLength(3);
    await user.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(node("bone-blade-ii"));
    await user.keyboard("{Home}");
    expect(document.activeElement).toBe(node("bone-blade-i"));
  });

  test("changes the size of the picture", async () => {
    const { user } = tree();
    const box = screen.getByLabelText("Picture of the tree");
    await user.click(screen.getByLabelText("Small"));
    expect(box.dataset.zoom).toBe("far");
  });

  test("has no barrier that axe finds", async () => {
    const { nodes, ...rest } = weaponTreeProps("great-sword");
    const page = <WeaponTreePage {...rest} nodes={nodes.filter(({ row }) => row < 6)} />;
    const { container } = open(page, "/wiki/weapons/great-sword/tree");
    await expectNoAxeViolations(container);
  });
});

describe("the other pages", () => {
  test("kinsects show their figures at the level that is chosen", async () => {
    const { user } = open(<KinsectsPage {...kinsectsProps()} />, "/wiki/weapons/kinsects?level=1");
    const figures = () =>
      [...(document.getElementById("alucanid")?.children ?? [])].slice(-5).map((cell) => cell.textContent);
    expect(figures()).toEqual(["1", "1", "5", "1", "1"]);
    await user.click(within(screen.getByRole("group", { name: /Kinsect level/ })).getByLabelText("5"));
    expect(figures()).toEqual(["5", "5", "10", "5", "6"]);
  });

  test("melodies can be asked for by the notes of a horn", () => {
    open(<MelodiesPage {...melodiesProps()} />, "/wiki/weapons/melodies?notes=red.orange.purple");
    const shown = [...document.querySelectorAll("tbody tr[id]")].map(({ id }) => id);
    expect(shown.sort()).toEqual([
      "attack-up-l",
      "extend-all-melodies",
      "knockback-negated",
      "resounding-melody",
      "restore-sharpness",
      "self-improvement",
    ]);
  });

  test("a Gogma Artian horn shows no melodies of its own, but what each element gives", () => {
    open(
      <WeaponPage {...weaponPageProps("hunting-horn", "hunting-horn-onyx-choros-attack-focus")} />,
      "/wiki/weapons/hunting-horn/hunting-horn-onyx-choros-attack-focus",
    );
    expect(document.querySelector("#special")).toBeNull();
    const fire = [...document.querySelectorAll("#artian tbody tr")].find((row) =>
      row.textContent?.startsWith("Fire"),
    );
    expect(fire?.querySelector("[role=img]")?.getAttribute("aria-label")).toBe(
      "Notes: purple, yellow, orange",
    );
    expect(fire?.textContent).toContain("350");
  });

  test.each([
    ["the door", () => <WeaponsPage {...weaponDoorProps()} />],
    ["a blade", () => <WeaponPage {...weaponPageProps("great-sword", "great-sword-immane-blade-ii")} />],
    ["a horn", () => <WeaponPage {...weaponPageProps("hunting-horn", "hunting-horn-jin-dhaang-i")} />],
    ["a bow", () => <WeaponPage {...weaponPageProps("bow", "bow-hunters-bow-iii")} />],
    [
      "an Artian bowgun",
      () => <WeaponPage {...weaponPageProps("light-bowgun", "light-bowgun-bethorned-agony-attack-focus")} />,
    ],
    ["the rules of Artian weapons", () => <ArtianPage {...artianPageProps()} />],
    ["kinsects", () => <KinsectsPage {...kinsectsProps()} />],
    ["melodies", () => <MelodiesPage {...melodiesProps()} />],
  ])("%s: no barrier that axe finds", async (_, page) => {
    const { container } = open(page(), "/wiki/weapons");
    await expectNoAxeViolations(container);
  });
});
