import { type WeaponType, weaponTypes } from "../codes";
import { isOfKind } from "../collection";
import type { Weapon } from "../schema";
import { toDisplayAttack } from "../weapon-figures";
import { type CatalogData, getIds } from "./catalog-data";
import { type Check, runCheck } from "./check";

/** Lengths that sharpness and Handicraft may add up to. */
const sharpnessTotals: readonly number[] = [250, 300, 350, 400];

const ranged: readonly WeaponType[] = ["bow", "light-bowgun", "heavy-bowgun"];

type ExtraField = keyof NonNullable<Weapon["extra"]>;

/** Fields of each type besides the common ones; switch axes alone may have a phial figure. */
const extras: Readonly<Partial<Record<WeaponType, readonly ExtraField[]>>> = {
  "hunting-horn": ["notes", "melodies", "echoWave", "echoBubble"],
  gunlance: ["shellType", "shellLevel"],
  "switch-axe": ["phial"],
  "charge-blade": ["phial"],
  "insect-glaive": ["kinsectLevel"],
  bow: ["coatings"],
  "light-bowgun": ["ammo", "specialAmmo"],
  "heavy-bowgun": ["ammo"],
};

/** Rules within a weapon, and between Artian weapons and their parts. */
export function checkWeapons(data: CatalogData): readonly Check[] {
  return [
    checkSharpness(data),
    checkDisplay(data),
    checkExtras(data),
    checkSlots(data),
    checkTree(data),
    checkArtian(data),
    checkHorns(data),
  ];
}

function checkSharpness(data: CatalogData): Check {
  return runCheck("sharpness and Handicraft add up", (expect) => {
    for (const { id, type, sharpness, handicraft } of data.weapons) {
      const melee = !ranged.includes(type);
      expect(melee === (sharpness !== undefined), () => `weapons ${id}: sharpness on a ${type}`);
      if (!sharpness) continue;
      const total = sumValues(sharpness) + sumValues(handicraft ?? []);
      expect(sharpnessTotals.includes(total), () => `weapons ${id}: sharpness of ${total} in all`);
    }
  });
}

function checkDisplay(data: CatalogData): Check {
  return runCheck("attack and element as the menus show them", (expect) => {
    for (const { id, type, attack, attackDisplay, element } of data.weapons) {
      const shown = toDisplayAttack(type, attack);
      expect(attackDisplay === shown, () => `weapons ${id}: shows ${attackDisplay}, by its type ${shown}`);
      if (element) expect(element.value % 10 === 0, () => `weapons ${id}: element ${element.value}`);
    }
  });
}

function checkExtras(data: CatalogData): Check {
  return runCheck("weapons have what their type has", (expect) => {
    for (const { id, type, extra } of data.weapons) {
      const target = extras[type] ?? [];
      const has = Object.keys(extra ?? {}).filter((key) => !(type === "switch-axe" && key === "phialValue"));
      expect(
        [...has].sort().join() === [...target].sort().join(),
        () => `weapons ${id}: has [${has}], a ${type} has [${target}]`,
      );
    }
  });
}

function checkSlots(data: CatalogData): Check {
  return runCheck("slots are sorted, largest first", (expect) => {
    const lists = [...data.weapons, ...data.armor].map(({ id, slots }) => ({ id, slots }));
    for (const { id, slots } of lists) {
      expect(
        slots.every((slot, index) => index === 0 || slot <= (slots[index - 1] ?? 0)),
        () => `${id}: slots ${slots}`,
      );
    }
  });
}

/** A weapon of a tree has a cost and a place of its own; an Artian weapon has neither. */
function checkTree(data: CatalogData): Check {
  return runCheck("places in the upgrade trees", (expect) => {
    const taken = new Map<string, string>();
    for (const { id, type, artian, craft, treePosition, series } of data.weapons) {
      const inTree = artian === null;
      expect(
        inTree === (craft !== null) && inTree === (treePosition !== null) && inTree === (series !== null),
        () => `weapons ${id}: neither in a tree nor Artian`,
      );
      if (!treePosition) continue;
      const place = `${type} ${treePosition.column}/${treePosition.row}`;
      expect(!taken.has(place), () => `weapons ${id}: stands where ${taken.get(place)} does, ${place}`);
      taken.set(place, id);
    }
  });
}

function checkArtian(data: CatalogData): Check {
  const weapons = new Map(data.weapons.map((weapon) => [weapon.id, weapon]));
  const parts = getIds(isOfKind(data.artianParts, "part"));
  const recipes = isOfKind(data.artianParts, "recipe");
  return runCheck("Artian weapons, recipes and parts agree", (expect) => {
    for (const row of isOfKind(data.artianParts, "weapon")) {
      const weapon = weapons.get(row.id);
      expect(
        weapon !== undefined &&
          weapon.type === row.type &&
          weapon.artian === row.tier &&
          weapon.rarity === row.rarity &&
          weapon.attack === row.attack &&
          weapon.affinity === row.affinity &&
          String(weapon.slots) === String(row.slots) &&
          String(weapon.sharpness) === String(row.sharpness) &&
          (weapon.gogmaFocus ?? null) === row.focus,
        () => `artian-parts ${row.id}: differs from the weapon`,
      );
    }
    const rows = isOfKind(data.artianParts, "weapon").length;
    const artian = data.weapons.filter((weapon) => weapon.artian).length;
    expect(rows === artian, () => `artian-parts: ${rows} weapons, weapons: ${artian} of them`);
    for (const type of weaponTypes) {
      const found = recipes.filter((recipe) => recipe.type === type);
      expect(found.length === 1, () => `artian-parts: ${found.length} recipes for a ${type}`);
    }
    for (const { id, parts: needed, gogmaPart } of recipes) {
      for (const part of [...needed, gogmaPart]) {
        expect(parts.has(part), () => `artian-parts ${id}: no part "${part}"`);
      }
    }
  });
}

/** Names of melodies and codes of waves and bubbles resolve, and a horn plays what its notes allow. */
function checkHorns(data: CatalogData): Check {
  const melodies = isOfKind(data.melodies, "melody");
  const byName = new Map(melodies.map((melody) => [melody.name, melody.id]));
  const waves = new Set<string>(isOfKind(data.melodies, "echo-wave").map(({ code }) => code));
  const bubbles = new Set<string>(isOfKind(data.melodies, "echo-bubble").map(({ code }) => code));
  const sets = new Map(
    isOfKind(data.melodies, "note-set").map((set) => [getNoteKey(set.notes), set.melodies]),
  );
  return runCheck("music of hunting horns", (expect) => {
    for (const { id, extra } of data.weapons) {
      if (!extra?.notes) continue;
      const { notes, melodies: names = [], echoWave, echoBubble } = extra;
      expect(
        hasSameMembers(
          sets.get(getNoteKey(notes)) ?? [],
          names.map((name) => byName.get(name) ?? name),
        ),
        () => `weapons ${id}: its melodies are not those of its notes`,
      );
      expect(echoWave === "none" || waves.has(echoWave ?? ""), () => `weapons ${id}: no wave ${echoWave}`);
      expect(bubbles.has(echoBubble ?? ""), () => `weapons ${id}: no bubble ${echoBubble}`);
    }
    const ids = getIds(melodies);
    for (const { id, melodies: list } of isOfKind(data.melodies, "note-set")) {
      for (const melody of list) expect(ids.has(melody), () => `melodies ${id}: no melody "${melody}"`);
    }
    for (const { id, huntingHorn } of isOfKind(data.artianParts, "elementTraits")) {
      expect(sets.has(getNoteKey(huntingHorn.notes)), () => `artian-parts ${id}: no such set of notes`);
    }
  });
}

function getNoteKey(notes: readonly string[]): string {
  return [...notes].sort().join(" ");
}

function hasSameMembers(left: readonly string[], right: readonly string[]): boolean {
  return [...left].sort().join() === [...right].sort().join();
}

function sumValues(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
