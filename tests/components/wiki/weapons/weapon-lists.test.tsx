import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { weaponTypes } from "@/lib/catalog/codes";
import { elementLabels, weaponTypeLabels } from "@/lib/catalog/labels";
import { packRows } from "@/lib/wiki/pack-rows";
import { getBestWeapons } from "@/lib/wiki/weapons/get-best-weapons.server";
import { getWeaponList } from "@/lib/wiki/weapons/get-weapon-list.server";
import { getWeaponTree } from "@/lib/wiki/weapons/get-weapon-tree.server";
import { getWeaponsOverview } from "@/lib/wiki/weapons/get-weapons-overview.server";
import type { WeaponListProps, WeaponRow } from "@/lib/wiki/weapons/weapon-list";
import { getWeaponTypeInfo } from "@/lib/wiki/weapons/weapon-types";
import WeaponTypeRoute, { getStaticProps as listProps } from "@/pages/wiki/weapons/[type]/index";
import WeaponTreeRoute, { getStaticProps as treeProps } from "@/pages/wiki/weapons/[type]/tree";
import BestWeaponsRoute from "@/pages/wiki/weapons/best";
import WeaponsRoute, { getStaticProps as doorProps } from "@/pages/wiki/weapons/index";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { addressesIn, pageHtml } from "@/tests/support/page-html";
import { heard, linksOf, parsePage, regionOf, rowsOf, termsOf } from "@/tests/support/page-tables";
import { sampleOf } from "@/tests/support/sample";
import { renderAt } from "@/tests/support/wiki-view";

// What the pages are given is held against the records in tests/unit/wiki/weapons. Here: that they show it.
const grouped = (value: number) => value.toLocaleString("en-US");
const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
const fullName = ({ name, focus }: WeaponRow) => (focus ? `${name} (${focus} focus)` : name);

describe.each(weaponTypes)("the list of the type %s", (type) => {
  const props = getWeaponList(type);
  const { special } = getWeaponTypeInfo(type);
  const few = sampleOf(props.rows, (row) => [
    row.isArtian ? (row.focus ? "with focus" : "by parts") : "forged",
    row.element ? "an element" : "none",
    row.affinity < 0 ? "negative" : row.affinity > 0 ? "positive" : "even",
    row.slots.length > 0 ? "slots" : "no slots",
    row.skills.length > 0 ? "skills" : "no skills",
    row.isForgeable ? "forgeable" : "not forgeable",
    row.special?.notes ? "notes" : (row.special?.text ?? "nothing"),
  ]).slice(0, 8);

  test("shows the figures of each row", () => {
    renderAt(`/wiki/weapons/${type}?sort=attack.desc`, <WeaponTypeRoute {...props} rows={few} />);
    const shown = rowsOf(document, getWeaponTypeInfo(type).plural);
    expect(shown).toHaveLength(few.length);
    for (const row of few) {
      const { title, cells } = shown.find((each) => each.title.startsWith(fullName(row))) ?? {};
      expect(title).toBe(`${fullName(row)}${row.isForgeable ? "Forgeable directly" : ""}`);
      const { element } = row;
      const hasElements = few.some((each) => each.element);
      expect(cells).toEqual({
        Rarity: `Rarity ${row.rarity}`,
        "Raw attack": `${row.attack}`,
        "In-game attack": grouped(row.shown),
        Affinity: `${signed(row.affinity)}%`,
        ...(hasElements && {
          Element: element
            ? `${elementLabels[element.type]} ${grouped(element.value)}`
            : row.isArtian
              ? "by parts"
              : "–",
        }),
        ...(row.sharpness && { Sharpness: sharpnessWords(row.sharpness) }),
        Slots: row.slots.length > 0 ? `Slots for weapon decorations ${row.slots.join("-")}` : "No slots",
        ...(special && {
          [special]: row.special?.notes
            ? `Notes: ${row.special.notes.join(", ")}`
            : (row.special?.text ?? "–"),
        }),
        Skills: row.skills.map(([id, level]) => `${props.skills[id]?.name} Lv ${level}`).join(" "),
      });
    }
    const attacks = shown.map(({ cells }) => Number(cells["Raw attack"]));
    expect(attacks).toEqual([...attacks].sort((a, b) => b - a));
  });
});

function sharpnessWords(lengths: readonly number[]): string {
  const colors = ["red", "orange", "yellow", "green", "blue", "white", "purple"];
  const parts = colors.flatMap((color, at) => (lengths[at] ? [`${color} ${lengths[at]}`] : []));
  return `Sharpness: ${parts.join(", ")}`;
}

describe("the list of a type", () => {
  const props = getWeaponList("great-sword");
  const isOf = (words: string) => (row: WeaponRow) => `${row.name} ${row.series}`.includes(words);
  const few: WeaponListProps["rows"] = [
    ...new Set([
      ...props.rows.slice(0, 4),
      ...props.rows.filter(({ element }) => element?.type === "water"),
      ...props.rows.filter(isOf("Nerscylla")),
      ...props.rows.filter(isOf("Immane Blade")),
      ...props.rows.filter(({ isForgeable: forgeable }) => forgeable).slice(0, 3),
    ]),
  ];
  const show = (query = "", rows = few) =>
    renderAt(`/wiki/weapons/great-sword${query}`, <WeaponTypeRoute {...props} rows={rows} />);
  const names = () => rowsOf(document, "Great Swords").map(({ title }) => title);

  test("leads to every weapon in the static page, the rarest and strongest first", async () => {
    const html = await pageHtml(WeaponTypeRoute, listProps as never, "/wiki/weapons/great-sword", {
      type: "great-sword",
    });
    const addresses = addressesIn(html);
    expect(props.rows).toHaveLength(90);
    for (const { id } of props.rows) expect(addresses).toContain(`/wiki/weapons/great-sword/${id}`);
    expect(rowsOf(parsePage(html), "Great Swords")[0]?.title).toContain("Grimslayer Urgeom");
  });

  test("opens filtered and sorted as the address says", () => {
    show("?element=water&sort=attack.asc");
    const attacks = rowsOf(document, "Great Swords").map(({ cells }) => Number(cells["Raw attack"]));
    expect(attacks).toHaveLength(5);
    expect(attacks).toEqual([...attacks].sort((a, b) => a - b));
  });

  test("keeps what can be made without another weapon", async () => {
    // 13 first weapons of trees, 4 that may be forged directly.
    expect(props.rows.filter(({ isForgeable: forgeable }) => forgeable)).toHaveLength(17);
    const { user, router } = show();
    await user.click(screen.getByLabelText(/Forgeable directly/));
    expect(names()).toHaveLength(few.filter(({ isForgeable: forgeable }) => forgeable).length);
    expect(router.replace).toHaveBeenLastCalledWith(
      "/wiki/weapons/great-sword?forge=1",
      undefined,
      expect.objectContaining({ shallow: true }),
    );
  });

  test("finds a series by typing", () => {
    show("?q=nerscylla");
    expect(names().sort()).toEqual([
      expect.stringContaining("Immane Blade I"),
      expect.stringContaining("Immane Blade II"),
      expect.stringContaining("Immane Blade III"),
      "Immolator Blade",
    ]);
  });

  test("drops junk from the address and shows everything", () => {
    const { router } = show("?element=cheese&rarity=99&skill=__proto__&affinity=1e9");
    expect(names()).toHaveLength(few.length);
    expect(router.replace).toHaveBeenCalledWith("/wiki/weapons/great-sword", undefined, expect.anything());
  });

  test("asks horns for a melody", () => {
    const horns = getWeaponList("hunting-horn");
    const plays = ({ special }: WeaponRow) => special?.traits?.includes("knockback-negated") ?? false;
    const rows = [...horns.rows.slice(0, 4), ...horns.rows.filter(plays)];
    renderAt(
      "/wiki/weapons/hunting-horn?trait=knockback-negated",
      <WeaponTypeRoute {...horns} rows={[...new Set(rows)]} />,
    );
    expect(rowsOf(document, "Hunting Horns")).toHaveLength(2);
  });

  test("names every filter for whoever cannot see it; axe finds nothing", async () => {
    const { container } = show("", few.slice(0, 6));
    for (const label of ["Search", "Skill", "Slots", "Series", /^Minimum affinity/, /^Forgeable/]) {
      screen.getByLabelText(label);
    }
    for (const name of ["Element", "Rarity"]) screen.getByRole("group", { name, hidden: true });
    await expectNoAxeViolations(container);
  });
});

describe("the tree of a type", () => {
  const props = getWeaponTree("great-sword");
  const show = (query = "", nodes = props.nodes) =>
    renderAt(`/wiki/weapons/great-sword/tree${query}`, <WeaponTreeRoute {...props} nodes={nodes} />);
  const few = props.nodes.filter(({ row }) => row < 6);
  const picture = () => screen.getByLabelText("Upgrade tree");
  const node = (id: string) => picture().querySelector<HTMLElement>(`a[href$="/great-sword-${id}"]`);
  const marked = () =>
    [...picture().querySelectorAll<HTMLElement>("[data-place]")].map(({ dataset }) => dataset.node);

  test("has every weapon in its place, and under what it is made from", async () => {
    const page = parsePage(
      await pageHtml(WeaponTreeRoute, treeProps as never, "/wiki/weapons/great-sword/tree", {
        type: "great-sword",
      }),
    );
    const drawn = [...page.querySelectorAll<HTMLElement>("a[data-node]")];
    expect(drawn.map(({ style, dataset }) => [dataset.node, style.gridColumn, style.gridRow])).toEqual(
      props.nodes.map(({ id, column, row }) => [id, `${column + 1}`, `${row + 1}`]),
    );
    expect(drawn.map((link) => [heard(link), link.getAttribute("href")])).toEqual(
      props.nodes.map(({ id, name, attack, affinity, element, isForgeable: forgeable }) => [
        [
          `${name}Attack ${attack}`,
          affinity === 0 ? "" : `${signed(affinity)}%`,
          element ? `${elementLabels[element.type]} ${element.value}` : "",
          forgeable ? "Forgeable directly" : "",
        ].join(""),
        `/wiki/weapons/great-sword/${id}`,
      ]),
    );
    const entries = [...regionOf(page, "Tree as a list").querySelectorAll("li")];
    const above = new Map(
      entries.map((entry) => [
        linksOf(entry)[0]?.[1],
        entry.parentElement?.closest("li")?.querySelector("a")?.getAttribute("href") ?? null,
      ]),
    );
    expect(above).toEqual(
      new Map(
        props.nodes.map(({ id, from }) => [
          `/wiki/weapons/great-sword/${id}`,
          from && `/wiki/weapons/great-sword/${from}`,
        ]),
      ),
    );
  });

  test("marks the way to the weapon that the address names", () => {
    show("?at=great-sword-bone-slasher");
    expect(marked().sort()).toEqual([
      "great-sword-bone-blade-i",
      "great-sword-bone-blade-ii",
      "great-sword-bone-blade-iii",
      "great-sword-bone-blade-iv",
      "great-sword-bone-slasher",
    ]);
    expect(node("bone-slasher")?.dataset.place).toBe("chosen");
    expect(picture().querySelectorAll("path[data-marked]")).toHaveLength(4);
  });

  test("takes a weapon that is not there out of the address", () => {
    const { router } = show("?at=bow-hope-bow-i", few);
    expect(marked()).toEqual([]);
    expect(router.replace).toHaveBeenCalledWith(
      expect.objectContaining({ query: {} }),
      undefined,
      expect.objectContaining({ shallow: true }),
    );
  });

  test("is walked with arrow keys, and marks the way as one goes", async () => {
    const { user } = show();
    node("bone-blade-i")?.focus();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(document.activeElement).toBe(node("bone-blade-iii"));
    expect(marked()).toHaveLength(3);
    await user.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(node("bone-blade-ii"));
    await user.keyboard("{Home}");
    expect(document.activeElement).toBe(node("bone-blade-i"));
  });

  test("changes the size of the picture; axe finds nothing", async () => {
    const { user, container } = show("", few);
    await user.click(screen.getByLabelText("Small"));
    expect(picture().dataset.zoom).toBe("far");
    await expectNoAxeViolations(container);
  });
});

describe("the door of the weapons", () => {
  test("counts the weapons of each type and names the range of their attack", async () => {
    const page = parsePage(await pageHtml(WeaponsRoute, doorProps as never, "/wiki/weapons"));
    for (const { type, count, attack } of getWeaponsOverview().types) {
      const { plural } = getWeaponTypeInfo(type);
      const heading = [...page.querySelectorAll("h2")].find((each) => heard(each) === plural);
      const card = heading?.closest("li");
      expect(card && termsOf(card)).toMatchObject({
        Weapons: `${count}`,
        "Raw attack": `${attack[0]}–${attack[1]}`,
      });
      expect(heading && linksOf(heading)).toEqual([[plural, `/wiki/weapons/${type}`]]);
    }
    expect(Object.keys(weaponTypeLabels)).toHaveLength(14);
  });

  test("axe finds nothing", async () => {
    const { types, total } = getWeaponsOverview();
    const { container } = renderAt("/wiki/weapons", <WeaponsRoute types={types.slice(0, 3)} total={total} />);
    await expectNoAxeViolations(container);
  });
});

describe("the best weapons that can be made", () => {
  const { rows, ...tables } = getBestWeapons();
  const props = { packed: packRows(rows), ...tables };

  test("are three of each type, and others for whoever cannot hunt the monsters they need", async () => {
    const all = renderAt("/wiki/weapons/best", <BestWeaponsRoute {...props} />);
    const titles = () => rowsOf(document, "Best craftable weapons").map(({ title }) => title);
    fireEvent.click(screen.getByRole("button", { name: "Show all 42" }));
    const before = titles();
    expect(before).toHaveLength(weaponTypes.length * 3);
    all.unmount();
    const { container } = renderAt(
      `/wiki/weapons/best?type=hammer&locked=${props.monsters.map(([id]) => id).join(".")}`,
      <BestWeaponsRoute {...props} />,
    );
    expect(titles()).toHaveLength(3);
    expect(before.filter((title) => titles().includes(title))).toEqual([]);
    screen.getByRole("button", { name: /Without.*, Arkveld, Balahara,/ });
    await expectNoAxeViolations(container);
  });
});
