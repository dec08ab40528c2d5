import { beforeAll, describe, expect, test } from "vitest";
import { sharpnessColors, weaponTypes } from "@/lib/catalog/codes";
import { elementLabels, weaponTypeLabels } from "@/lib/catalog/labels";
import { getSharpnessAt } from "@/lib/catalog/sharpness";
import { getWeaponPage, listWeaponPagePaths } from "@/lib/wiki/weapons/get-weapon-page.server";
import { formatAmmo } from "@/lib/wiki/weapons/labels";
import { readTypeParam } from "@/lib/wiki/weapons/read-type-param";
import type { CostRow, WeaponLink } from "@/lib/wiki/weapons/weapon-detail";
import WeaponRoute, { getStaticPaths, getStaticProps } from "@/pages/wiki/weapons/[type]/[id]";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { pageHtml } from "@/tests/support/page-html";
import {
  entriesOf,
  figuresOf,
  findRegion,
  heard,
  linksOf,
  parsePage,
  regionOf,
  rowsOf,
} from "@/tests/support/page-tables";
import { sampleOf } from "@/tests/support/sample";
import { renderAt } from "@/tests/support/wiki-view";

// What the pages are given is held against the records in tests/unit/wiki/weapons. Here: that they show it.
const weapons = listWeaponPagePaths().map(
  ({ params }) => getWeaponPage(readTypeParam(params.type), params.id).weapon,
);
const grouped = (value: number) => value.toLocaleString("en-US");
const zenny = (amount: number) => `${grouped(amount)} z`;
const signed = (value: number) =>
  value > 0 ? `+${grouped(value)}` : value < 0 ? `−${grouped(-value)}` : "0";
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const fullName = ({ name, focus }: WeaponLink) => (focus ? `${name} (${focus} focus)` : name);
const elementOf = ({ element }: WeaponLink, none: string) =>
  element ? `${elementLabels[element.type]} ${grouped(element.value)}` : none;
const materials = ({ materials: some }: CostRow) =>
  some.map(({ item, qty }) => `${item.name} ${grouped(qty)}`);

const sample = sampleOf(weapons, (weapon) => {
  const { special, artian, path, ways, forge, step } = weapon;
  return [
    weapon.type,
    artian
      ? `${artian.tier} ${weapon.type === "bow" || weapon.type.endsWith("bowgun") ? "ranged" : "melee"}`
      : "forged",
    weapon.element ? "an element" : artian ? "by parts" : "no element",
    weapon.affinity > 0 ? "affinity" : weapon.affinity < 0 ? "negative affinity" : "no affinity",
    weapon.defense > 0 ? "defense" : "no defense",
    weapon.slots.length > 0 ? "slots" : "no slots",
    `${Math.min(2, weapon.skills.length)} skills`,
    weapon.sharpness ? (weapon.handicraft.length > 0 ? "a bar that grows" : "a full bar") : "no bar",
    special?.kind === "phial"
      ? `phial ${special.value === null ? "without" : "with"} value`
      : (special?.kind ?? "nothing"),
    ...(special?.kind === "horn"
      ? [special.horn.wave ? "a wave" : "no wave", special.horn.bubble ? "a bubble" : "no bubble"]
      : []),
    ...(special?.kind === "ammo" ? special.ammo.map(({ rapid }) => (rapid ? "rapid" : "single")) : []),
    forge ? "forged directly" : "by upgrades alone",
    step ? (step.materials.length > 0 ? "of materials" : "of nothing") : "of parts",
    path.length > 1 ? "on a path" : "at the start",
    ways.length > 1 ? "several ways" : "one way",
    weapon.upgrades.length > 0 ? "upgrades" : "the end",
    weapon.sameSeries.length > 0 ? "a series" : "no series",
    ...(artian
      ? [
          artian.focusTraits ? "focus decides" : "element decides",
          artian.noElement ? "something without element" : "nothing without element",
          ...artian.elements.map(({ values, ammo }) => (ammo ? "ammo" : values ? "values" : "coating")),
        ]
      : []),
  ];
});

describe.each(sample)("the page of $id", (weapon) => {
  const { id, type, special, artian, path, ways, step, forge } = weapon;
  let page: Document;
  beforeAll(async () => {
    const address = `/wiki/weapons/${type}/${id}`;
    page = parsePage(await pageHtml(WeaponRoute, getStaticProps as never, address, { type, id }));
  });
  const href = (other: string) => `/wiki/weapons/${type}/${other}`;

  test("shows its figures, its bar and its skills", () => {
    expect([...page.querySelectorAll("h1")].map(heard)).toEqual([fullName(weapon)]);
    expect(figuresOf(page)).toEqual({
      "Raw attack": `${weapon.attack}`,
      "In-game attack": grouped(weapon.shown),
      Affinity: `${signed(weapon.affinity)}%`,
      Element: elementOf(weapon, artian ? "By parts" : "None"),
      Slots: weapon.slots.length > 0 ? `Slots for weapon decorations ${weapon.slots.join("-")}` : "No slots",
      Defense: signed(weapon.defense),
      Rarity: `Rarity ${weapon.rarity}`,
    });
    const bar = findRegion(page, "Sharpness");
    expect(bar === undefined).toBe(weapon.sharpness === null);
    if (bar) {
      const levels = weapon.handicraft.length > 0 ? [0, 1, 2, 3, 4, 5] : [0];
      const bars = levels.map((level) => getSharpnessAt(weapon.sharpness ?? [], weapon.handicraft, level));
      const reached = sharpnessColors.filter((_, at) => bars.at(-1)?.[at]);
      expect(
        rowsOf(bar, /^Sharpness units/).map(({ title, cells: { Bar: _, ...cells } }) => [title, cells]),
      ).toEqual(
        bars.map((lengths, level) => [
          level === 0 ? "None" : `Level ${level}`,
          Object.fromEntries(
            reached.map((color) => [capital(color), `${lengths[sharpnessColors.indexOf(color)] || "–"}`]),
          ),
        ]),
      );
    }
    const skills = findRegion(page, "Skills");
    expect(skills ? entriesOf(skills) : []).toEqual(
      weapon.skills.map(
        ({ name, level, max, text }) => `${name}Level ${level}Level ${level} of ${max} ${text}`,
      ),
    );
    expect(skills ? linksOf(skills).map(([, address]) => address) : []).toEqual(
      weapon.skills.map((skill) => `/wiki/skills/${skill.id}`),
    );
  });

  test("shows what only its type has", () => {
    if (special?.kind === "horn") {
      const section = regionOf(page, "Notes and melodies");
      const { notes, melodies, wave, bubble } = special.horn;
      expect(heard(section)).toContain(`Notes: ${notes.join(", ")}`);
      expect(rowsOf(section, /^Melodies\. Duration/).map(({ title, cells }) => [title, cells.Play])).toEqual(
        melodies.map(({ name, sequences }) => [
          name,
          sequences.map((sequence) => `Play: ${sequence.join(", ")}`).join(""),
        ]),
      );
      expect(heard(section.querySelector("dd"))).toContain(wave?.name ?? "None");
      if (bubble) expect(heard(section)).toContain(bubble.name);
    }
    if (special?.kind === "shelling") {
      expect(heard(regionOf(page, "Shelling"))).toContain(
        `${capital(special.shell)} shelling, level ${special.level}`,
      );
    }
    if (special?.kind === "phial") {
      expect(heard(regionOf(page, "Phial"))).toContain(
        `${capital(special.phial)} phial${special.value === null ? "" : `, ${special.value}`}`,
      );
    }
    if (special?.kind === "kinsect") {
      expect(heard(regionOf(page, "Kinsect"))).toContain(`Kinsect level ${special.level}:`);
    }
    if (special?.kind === "coatings") {
      const entries = entriesOf(regionOf(page, "Coatings"));
      expect(entries.filter((entry) => entry.startsWith("Usable: ")).sort()).toEqual(
        special.coatings.map((coating) => `Usable: ${capital(coating)} Coating`).sort(),
      );
      expect(entries).toHaveLength(8);
    }
    if (special?.kind === "ammo") {
      const section = regionOf(page, "Ammo");
      expect(rowsOf(section, "Usable ammo").map(({ title, cells }) => [title, cells])).toEqual(
        special.ammo.map((ammo) => [
          formatAmmo(ammo.type),
          {
            Level: `${ammo.level}`,
            Capacity: `${ammo.capacity}`,
            ...(type === "light-bowgun" && { "Rapid fire": ammo.rapid ? "Yes" : "No" }),
          },
        ]),
      );
      const said = heard(section);
      for (const { name } of special.specialAmmo) expect(said).toContain(name);
      for (const { options } of special.places) {
        for (const { name } of options) expect(said).toContain(name);
      }
    }
  });

  test("shows how to make it: the step, directly, and from nothing", () => {
    const section = findRegion(page, "Crafting");
    expect(section === undefined).toBe(step === null);
    if (!section || !step) return;
    const parts = new Map(
      [...section.querySelectorAll("h3")].map((heading) => [heard(heading), heading.parentElement]),
    );
    const before = path.at(-2);
    const wanted: [string, CostRow | null | undefined][] = [
      [before ? `Upgrade from ${before.name}` : "Forging cost", step],
      ["Direct forging", forge],
    ];
    for (const [title, cost] of wanted) {
      const part = parts.get(title);
      expect([title, part === undefined]).toEqual([title, !cost]);
      if (!cost) continue;
      expect(heard(part)).toContain(zenny(cost.zenny));
      expect(part && entriesOf(part)).toEqual(materials(cost));
    }
    const whole = parts.get("Full upgrade path");
    expect(whole === undefined).toBe(path.length === 1);
    if (!whole) return;
    const [cheapest, ...others] = ways;
    for (const { zenny: amount } of ways) expect(heard(whole)).toContain(zenny(amount));
    expect(entriesOf(whole)).toEqual([cheapest, ...others].flatMap((way) => (way ? materials(way) : [])));
    expect([...whole.querySelectorAll("details")].map(entriesOf)).toEqual(others.map(materials));
  });

  test("shows its place in the tree, what it becomes and the others of its series", () => {
    const links = (some: readonly WeaponLink[]) =>
      some.map((other) => [
        `Rarity ${other.rarity} ${fullName(other)}`,
        {
          Raw: `${other.attack}`,
          Affinity: `${signed(other.affinity)}%`,
          Element: elementOf(other, "–"),
        },
        href(other.id),
      ]);
    const shown = (section: ParentNode, caption: string) =>
      rowsOf(section, caption).map(({ title, cells, element }) => [title, cells, linksOf(element)[0]?.[1]]);
    const tree = findRegion(page, "Upgrade tree");
    expect(tree ? entriesOf(tree) : []).toEqual(path.map(({ name }) => name));
    if (tree) {
      expect(linksOf(tree).slice(0, path.length - 1)).toEqual(
        path.slice(0, -1).map((other) => [other.name, href(other.id)]),
      );
      if (weapon.upgrades.length > 0) expect(shown(tree, "Upgrades into")).toEqual(links(weapon.upgrades));
      else expect(heard(tree)).toContain("Final upgrade.");
    }
    const series = findRegion(page, /^Other .* weapons$/);
    expect(series ? shown(series, `Other ${weapon.series} weapons`) : []).toEqual(links(weapon.sameSeries));
  });

  test("shows what parts and reinforcements make of it", () => {
    const section = findRegion(page, "Parts and reinforcements");
    expect(section === undefined).toBe(artian === null);
    if (!section || !artian) return;
    const rows = new Map(
      rowsOf(section, /^Element by matching parts/).map(({ title, cells }) => [title, cells]),
    );
    for (const { element, values, traits, ammo } of artian.elements) {
      const cells = rows.get(elementLabels[element]);
      const [two, three] = ammo
        ? ammo.map((loads) =>
            loads
              .map(
                (load) =>
                  `${formatAmmo(load.type)} ${load.level} (${load.capacity}${load.rapid ? ", rapid" : ""})`,
              )
              .join(", "),
          )
        : (values?.map(String) ?? ["coating only", "coating only"]);
      expect([element, cells?.["Two parts"], cells?.["Three parts"]]).toEqual([
        element,
        expect.stringContaining(two ?? "?"),
        expect.stringContaining(three ?? "?"),
      ]);
      if (traits.text) expect(cells?.Also).toContain(traits.text);
      if (traits.notes) expect(cells?.Also).toContain(`Notes: ${traits.notes.join(", ")}`);
    }
    expect(rows.size).toBe(artian.elements.length + 1);
    const counts = new Map<string, number>();
    for (const { name } of artian.parts) counts.set(name, (counts.get(name) ?? 0) + 1);
    const parts = [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name));
    expect(heard(section)).toContain(`Parts: ${parts.join(", ")}.`);
    if (artian.focusTraits) expect(heard(section)).toContain(`Set by its focus: ${artian.focusTraits}.`);
    expect(entriesOf(section)).toEqual(
      artian.bonuses.map(
        ({ name, gain, max, isRare: rare }) => `${name}${gain}up to ${max}${rare ? ", rare" : ""}`,
      ),
    );
  });
});

test("every type is drawn", () => {
  expect(new Set(sample.map(({ type }) => type))).toEqual(new Set(weaponTypes));
  expect(Object.keys(weaponTypeLabels)).toHaveLength(14);
});

test("there is a page for each of the 1,188 weapons and for no other", async () => {
  const { paths, fallback } = await getStaticPaths({});
  expect(paths).toEqual(weapons.map(({ type, id }) => ({ params: { type, id } })));
  expect(paths).toHaveLength(1188);
  expect(fallback).toBe(false);
});

test("a Gogma Artian horn shows no melodies of its own, but what each element gives", async () => {
  const id = "hunting-horn-onyx-choros-attack-focus";
  const address = `/wiki/weapons/hunting-horn/${id}`;
  const page = parsePage(
    await pageHtml(WeaponRoute, getStaticProps as never, address, { type: "hunting-horn", id }),
  );
  expect(findRegion(page, "Notes and melodies")).toBeUndefined();
  const fire = rowsOf(page, /^Element by matching parts/).find(({ title }) => title === "Fire");
  expect(fire?.cells.Also).toContain("Notes: purple, yellow, orange");
  expect(Object.values(fire?.cells ?? {})).toContain("350");
});

test.each([
  ["a blade", "great-sword", "great-sword-immane-blade-ii"],
  ["a horn", "hunting-horn", "hunting-horn-jin-dhaang-i"],
  ["a bow", "bow", "bow-hunters-bow-iii"],
  ["an Artian bowgun", "light-bowgun", "light-bowgun-bethorned-agony-attack-focus"],
] as const)("axe finds nothing on the page of %s", async (_, type, id) => {
  const { weapon, names } = getWeaponPage(type, id);
  const brief = { ...weapon, sameSeries: weapon.sameSeries.slice(0, 2), ways: weapon.ways.slice(0, 2) };
  const { container } = renderAt(`/wiki/weapons/${type}/${id}`, <WeaponRoute weapon={brief} names={names} />);
  await expectNoAxeViolations(container);
});
