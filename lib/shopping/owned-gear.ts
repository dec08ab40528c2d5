import type { ArtianChoices, EquippedWeapon, Loadout, TalismanFigures } from "@/lib/builder/loadout/model";
import { isRecord } from "@/lib/text/read-stored";
import type { Owned } from "./model";

/** A hunter's owned gear, and how they make the rest. */
export interface OwnedGear {
  /** Keys of `getGearKey` and its like. */
  readonly have: ReadonlySet<string>;
  /** `weapon/<id>` or `charm/<id>` to the way chosen for it, by `getWayKey`. */
  readonly ways: Readonly<Record<string, string>>;
}

export const noGear: OwnedGear = { have: new Set(), ways: {} };

/** More than anybody ticks; what came first is forgotten first. */
export const maxOwnedGear = 600;
/** Version of what is stored. Another version is not read. */
const version = 1;
const maxKeyLength = 400;

export type GearKind = "weapon" | "armor" | "charm" | "decoration";

export function getGearKey(kind: GearKind, id: string): string {
  return `${kind}/${id}`;
}

/** An Artian weapon is what its choices make it: two of one id differ. The order of choices shows nothing. */
export function getArtianKey({ id, artian }: EquippedWeapon): string {
  const { parts, reinforcements, setBonus, groupSkill } = artian ?? noChoices;
  const choices = [
    parts
      .map(({ element, infusion }) => `${element}.${infusion}`)
      .toSorted()
      .join(),
    reinforcements.toSorted().join(),
    setBonus ?? "",
    groupSkill ?? "",
  ];
  return ["artian", id, ...choices].join("/");
}

export function getOwnedTalismanKey({ talisman, skills, slots }: TalismanFigures): string {
  const figures = [
    skills
      .map(({ skill, level }) => `${skill}.${level}`)
      .toSorted()
      .join(),
    slots
      .map(({ kind, slot }) => `${kind}.${slot}`)
      .toSorted()
      .join(),
  ];
  return ["talisman", talisman, ...figures].join("/");
}

const noChoices: ArtianChoices = { parts: [], reinforcements: [], setBonus: null, groupSkill: null };

/** Enough of a decoration for every slot of a build. */
const plenty = 99;

/**
 * Owned items and gear toward one build.
 *
 * @param items item id to the number owned, as the wishlist keeps them
 */
export function getOwnedToward(
  { weapon, charm }: Loadout,
  { have }: OwnedGear,
  items: Readonly<Record<string, number>>,
): Owned {
  const listIds = (kind: GearKind) =>
    [...have].filter((key) => key.startsWith(`${kind}/`)).map((key) => key.slice(kind.length + 1));
  const hasArtian = weapon !== null && have.has(getArtianKey(weapon));
  const hasTalisman = charm?.kind === "talisman" && have.has(getOwnedTalismanKey(charm));
  return {
    zenny: 0,
    items,
    weapons: listIds("weapon"),
    artian: hasArtian ? [{ id: weapon.id, choices: weapon.artian ?? noChoices }] : [],
    armor: listIds("armor"),
    charms: listIds("charm"),
    talismans: hasTalisman ? [charm] : [],
    decorations: Object.fromEntries(listIds("decoration").map((id) => [id, plenty])),
  };
}

/** Ticks an item, or removes the tick. */
export function setHave(gear: OwnedGear, key: string, has: boolean): OwnedGear {
  if (gear.have.has(key) === has) return gear;
  const others = [...gear.have].filter((each) => each !== key);
  return { ...gear, have: new Set((has ? [...others, key] : others).slice(-maxOwnedGear)) };
}

/** Chooses how a weapon or a charm is made. */
export function setWay(gear: OwnedGear, key: string, way: string): OwnedGear {
  const others = Object.entries(gear.ways).filter(([each]) => each !== key);
  return { ...gear, ways: Object.fromEntries([...others, [key, way]].slice(-maxOwnedGear)) };
}

export function writeGear({ have, ways }: OwnedGear): string {
  return JSON.stringify({ version, have: [...have], ways });
}

/** Reads what was stored. Anybody can edit it: what is not as it should be is left out. */
export function readGear(text: string | null): OwnedGear {
  let data: unknown;
  try {
    data = JSON.parse(text ?? "null");
  } catch {
    return noGear;
  }
  if (!isRecord(data) || data.version !== version) return noGear;
  const have = Array.isArray(data.have) ? data.have.filter(isKey) : [];
  const ways = Object.entries(isRecord(data.ways) ? data.ways : {}).filter(
    (entry): entry is [string, string] => entry.every(isKey),
  );
  return { have: new Set(have.slice(-maxOwnedGear)), ways: Object.fromEntries(ways.slice(-maxOwnedGear)) };
}

function isKey(value: unknown): value is string {
  return typeof value === "string" && value.length > 0 && value.length <= maxKeyLength;
}
