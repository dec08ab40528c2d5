import { describe, expect, test } from "vitest";
import { weaponTypes } from "@/lib/catalog/codes";
import { getSharpnessAt } from "@/lib/catalog/sharpness";
import { getWeaponList } from "@/lib/wiki/weapons/get-weapon-list.server";
import { getWeaponPage, listWeaponPagePaths } from "@/lib/wiki/weapons/get-weapon-page.server";
import { getWeaponTree } from "@/lib/wiki/weapons/get-weapon-tree.server";
import { getWeaponsOverview } from "@/lib/wiki/weapons/get-weapons-overview.server";
import { readTypeParam } from "@/lib/wiki/weapons/read-type-param";
import { byId, finder, sumMaterials } from "@/tests/support/by-id";
import { stored, storedNames, storedTexts } from "@/tests/support/stored";
import {
  isForgeable,
  type StoredWeapon,
  storedBar,
  storedPath,
  storedWeapons as weapons,
} from "@/tests/support/stored-weapons";
import { translations } from "@/tests/support/translations";

const skillOf = finder(stored<{ id: string; name: string; maxLevel: number; kind: string }>("skills"));
const skillTexts = storedTexts("skills");
const items = storedNames("items");
const namesOf = translations("weapons");
const artianParts = stored<{
  id: string;
  kind: string;
  name: string;
  type: string;
  tier: string;
  focus: string | null;
  parts: string[];
  gogmaPart: string;
  elementInfusion?: number;
  elements?: Record<string, number[] | null>;
}>("artian-parts");

const named = ({ id, name }: { id: string; name: string }) => ({ id, name });
const linkOf = ({ id, name, gogmaFocus, rarity, attack, affinity, element }: StoredWeapon) => ({
  id,
  name,
  ...(gogmaFocus && { focus: gogmaFocus }),
  rarity,
  attack,
  affinity,
  element,
});
const inTreeOrder = (some: readonly StoredWeapon[]) =>
  [...some].sort(
    (a, b) =>
      (a.treePosition?.row ?? 0) - (b.treePosition?.row ?? 0) ||
      (a.treePosition?.column ?? 0) - (b.treePosition?.column ?? 0),
  );

interface Cost {
  zenny: number;
  materials: { item: string; qty: number }[];
}
const costRow = ({ zenny, materials }: Cost, times = 1) => ({
  zenny: zenny * times,
  materials: materials.map(({ item, qty }) => ({
    item: { id: item, name: items.get(item) },
    qty: qty * times,
  })),
});

/** Every way from nothing that the records allow, summed by hand; the one with the least zenny first. */
function waysTo(weapon: StoredWeapon) {
  if (weapon.artian) return [];
  const path = storedPath(weapon);
  const ways = path.flatMap((start, index) => {
    const forged = index > 0 && (start.craft?.forgeable ?? false);
    if (index > 0 && !forged) return [];
    const steps = path.slice(index).flatMap(({ craft }, step) => {
      const times = step === 0 && forged ? 2 : 1;
      if (!craft) return [];
      const materials = craft.materials.map(({ item, qty }) => ({ item, qty: qty * times }));
      return [{ zenny: craft.zenny * times, materials }];
    });
    const zenny = steps.reduce((sum, step) => sum + step.zenny, 0);
    const materials = sumMaterials(steps.flatMap((step) => step.materials));
    return [
      { ...costRow({ zenny, materials }), from: named(start), isForged: forged, upgrades: steps.length - 1 },
    ];
  });
  return ways.sort((a, b) => a.zenny - b.zenny);
}

/** What only weapons of one type have, horns aside. */
function specialOf({ id, extra }: StoredWeapon) {
  if (!extra || extra.notes) return null;
  const { shellType, shellLevel, phial, phialValue, kinsectLevel, coatings, ammo } = extra;
  if (shellType) return { kind: "shelling", shell: shellType, level: shellLevel };
  if (phial) return { kind: "phial", phial, value: phialValue ?? null };
  if (kinsectLevel) return { kind: "kinsect", level: kinsectLevel };
  if (coatings) return { kind: "coatings", coatings };
  return ammo ? { kind: "ammo", ammo, ...bowgunOf(id) } : null;
}

/** Special ammo, mode and places for mods of a bowgun, read from the files. */
function bowgunOf(gun: string) {
  const has = ({ weapons: guns }: { weapons?: string[] }) => guns?.includes(gun) ?? false;
  const named = ({ id, name = "" }: { id: string; name?: string }) => ({ id, name });
  const mods = stored<StoredMod>("bowgun-mods");
  const mode = mods.find((record) => record.kind === "mode" && has(record));
  return {
    specialAmmo: stored<StoredMod>("special-ammo").filter(has).map(named),
    mode: mode ? named(mode) : null,
    places: mods
      .filter((record) => record.kind === "slot" && has(record))
      .map(({ options = [], initial }) => ({
        options: options.flatMap((id) => mods.filter((mod) => mod.id === id).map(named)),
        initial,
      })),
  };
}

interface StoredMod {
  id: string;
  kind?: string;
  name?: string;
  weapons?: string[];
  options?: string[];
  initial?: string;
}

describe("the page of every weapon", () => {
  const pages = byId(weapons, ({ id, type }) => getWeaponPage(readTypeParam(type), id));
  const page = (id: string) => pages[id]?.weapon;

  test("is there, 1,188 of them, and no other", () => {
    expect(listWeaponPagePaths()).toEqual(weapons.map(({ type, id }) => ({ params: { type, id } })));
    expect(weapons).toHaveLength(1188);
    expect(() => getWeaponPage("bow", weapons[0]?.type === "bow" ? "lance" : "bow")).toThrow();
  });

  test("has its names in all languages", () => {
    expect(byId(weapons, ({ id }) => pages[id]?.names)).toEqual(byId(weapons, ({ id }) => namesOf(id)));
  });

  test("has the figures of its record", () => {
    expect(byId(weapons, ({ id }) => page(id))).toMatchObject(
      byId(weapons, (weapon) => ({
        ...linkOf(weapon),
        ...(weapon.gogmaFocus ? { focus: weapon.gogmaFocus } : {}),
        type: weapon.type,
        shown: weapon.attackDisplay,
        defense: weapon.defense,
        slots: weapon.slots,
        sharpness: weapon.sharpness ?? null,
        handicraft: weapon.handicraft ?? [],
        series: weapon.series,
        skills: weapon.skills.map(({ skill, level }) => {
          const { id, name, maxLevel, kind } = skillOf(skill);
          return { id, name, level, max: maxLevel, kind, text: skillTexts[id] };
        }),
      })),
    );
  });

  test("has its bar at every level of Handicraft", () => {
    const levels = [0, 1, 2, 3, 4, 5];
    const blades = weapons.filter(({ sharpness }) => sharpness);
    expect(blades.length).toBeGreaterThan(900);
    expect(
      byId(blades, ({ id }) =>
        levels.map((level) => getSharpnessAt(page(id)?.sharpness ?? [], page(id)?.handicraft ?? [], level)),
      ),
    ).toEqual(byId(blades, (weapon) => levels.map((level) => storedBar(weapon, level))));
  });

  test("has what only its type has: shells, phial, kinsect, coatings or ammo", () => {
    const others = weapons.filter(({ type }) => type !== "hunting-horn");
    expect(byId(others, ({ id }) => page(id)?.special)).toEqual(byId(others, specialOf));
  });

  test("of a horn has notes, melodies, echo wave and bubble; of a Gogma Artian horn none", () => {
    interface Music {
      code: string;
      kind: string;
      name: string;
      sequences?: string[][];
    }
    const music = stored<Music>("melodies");
    const nameOf = (kind: string, code: string | undefined) =>
      music.find((each) => each.kind === kind && each.code === code)?.name ?? null;
    const horns = weapons.filter(({ type }) => type === "hunting-horn");
    expect(
      byId(horns, ({ id }) => {
        const special = page(id)?.special;
        if (special?.kind !== "horn") return special;
        const { notes, melodies, wave, waveSequences, bubble } = special.horn;
        return [
          notes,
          melodies.map(({ name, sequences }) => [name, sequences]),
          wave?.name ?? null,
          waveSequences,
          bubble?.name ?? null,
        ];
      }),
    ).toEqual(
      byId(horns, ({ artian, extra: { notes = [], melodies = [], echoWave, echoBubble } = {} }) => {
        if (artian === "gogma") return null;
        const playable = (sequences: readonly string[][] = []) =>
          sequences.filter((sequence) => sequence.every((note) => notes.includes(note)));
        const all = music.filter(({ kind }) => kind === "echo-wave-sequence");
        return [
          notes,
          melodies.map((name) => [
            name,
            playable(music.find((each) => each.kind === "melody" && each.name === name)?.sequences),
          ]),
          nameOf("echo-wave", echoWave),
          all.flatMap(({ sequences }) => playable(sequences)),
          nameOf("echo-bubble", echoBubble),
        ];
      }),
    );
  });

  test("has the step to it, forging it directly at twice the cost, and every way from nothing", () => {
    expect(byId(weapons, ({ id }) => [page(id)?.step, page(id)?.forge, page(id)?.ways])).toEqual(
      byId(weapons, (weapon) => [
        weapon.craft && costRow(weapon.craft),
        weapon.craft?.forgeable ? costRow(weapon.craft, 2) : null,
        waysTo(weapon),
      ]),
    );
  });

  test("has its path, what it is upgraded into and the others of its series", () => {
    expect(byId(weapons, ({ id }) => [page(id)?.path, page(id)?.upgrades, page(id)?.sameSeries])).toEqual(
      byId(weapons, (weapon) => {
        const { id, type, series, artian } = weapon;
        const same = weapons.filter((each) => each.type === type && each.series === series && each.id !== id);
        return [
          artian ? [] : storedPath(weapon).map(named),
          inTreeOrder(weapons.filter(({ upgradeFrom }) => upgradeFrom === id)).map(linkOf),
          series ? inTreeOrder(same).map(linkOf) : [],
        ];
      }),
    );
  });

  test("of an Artian weapon has its parts and what they can make of it; of others none", () => {
    const find = (kind: string, fits: (part: (typeof artianParts)[number]) => boolean) =>
      artianParts.find((part) => part.kind === kind && fits(part));
    const partName = (id: string) => ({ id, name: find("part", (part) => part.id === id)?.name });
    expect(
      byId(weapons, ({ id }) => {
        const artian = page(id)?.artian;
        if (!artian) return artian;
        const { tier, focus, parts, gogmaPart, infusions, elements } = artian;
        return {
          ...{ tier, focus, parts, gogmaPart },
          elementInfusion: infusions.element,
          elements: Object.fromEntries(elements.map(({ element, values }) => [element, values])),
        };
      }),
    ).toMatchObject(
      byId(weapons, ({ id, type, artian }) => {
        if (!artian) return null;
        const record = find("weapon", (part) => part.id === id);
        const recipe = find("recipe", (part) => part.type === type);
        return {
          tier: artian,
          focus: record?.focus ?? null,
          parts: recipe?.parts.map(partName),
          gogmaPart: partName(recipe?.gogmaPart ?? ""),
          elementInfusion: record?.elementInfusion ?? null,
          ...(record?.elements && { elements: record.elements }),
        };
      }),
    );
  });
});

describe.each(weaponTypes)("%s", (type) => {
  const own = weapons.filter((weapon) => weapon.type === type);

  test("the list has every weapon with its figures, the rarest and strongest first", () => {
    const { rows, skills } = getWeaponList(type);
    const order = rows.map(({ rarity, attack }) => rarity * 10_000 + attack);
    expect(order).toEqual([...order].sort((a, b) => b - a));
    expect(byId(rows, ({ special: _, ...row }) => row)).toEqual(
      byId(own, (weapon) => ({
        ...linkOf(weapon),
        ...(weapon.artian && { isArtian: true }),
        shown: weapon.attackDisplay,
        slots: weapon.slots,
        skills: weapon.skills.map(({ skill, level }) => [skill, level]),
        ...(weapon.sharpness && { sharpness: weapon.sharpness, handicraft: weapon.handicraft ?? [] }),
        series: weapon.series,
        isForgeable: isForgeable(weapon),
      })),
    );
    const ids = new Set(own.flatMap((weapon) => weapon.skills.map(({ skill }) => skill)));
    expect(skills).toEqual(
      Object.fromEntries([...ids].map((id) => [id, { name: skillOf(id).name, max: skillOf(id).maxLevel }])),
    );
  });

  test("the tree has every weapon that has a place, in it and under what it is made from", () => {
    const { nodes, artian } = getWeaponTree(type);
    const placed = own.filter(({ treePosition }) => treePosition);
    expect(artian).toBe(own.length - placed.length);
    expect(keyed(nodes)).toEqual(
      byId(placed, (weapon) => ({
        ...linkOf(weapon),
        ...weapon.treePosition,
        from: weapon.upgradeFrom,
        isForgeable: isForgeable(weapon),
      })),
    );
  });
});

test("the overview page counts the weapons of each type and has the range of their attack", () => {
  const { types, total } = getWeaponsOverview();
  expect(total).toBe(1188);
  expect(types.map(({ type, count, attack }) => [type, count, ...attack])).toEqual(
    weaponTypes.map((type) => {
      const attacks = weapons.filter((weapon) => weapon.type === type).map(({ attack }) => attack);
      return [type, attacks.length, Math.min(...attacks), Math.max(...attacks)];
    }),
  );
});

function keyed<T extends { readonly id: string }>(records: readonly T[]): Record<string, T> {
  return byId(records, (record) => record);
}
