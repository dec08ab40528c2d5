import { type ArmorPiece, armorPieces, decorationKinds } from "@/lib/catalog/codes";
import { isRecord, parseJson, readIds, readLevels, readOption } from "@/lib/text/read-stored";
import type { SkillLevel, TalismanSlot } from "../catalog/catalog";
import type { OwnedDecorations } from "../editor/fill-slots";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import { isLegalTalisman } from "../loadout/talisman";
import type { SavedTalisman } from "../share/build-file";

/** Key of the player's collection in local storage. */
export const collectionKey = "quarry-collection";

/** Most of one decoration that is counted. */
export const maxOwnedDecorations = 99;
/** Most talismans that are kept: the game's own box holds fewer. */
const maxTalismans = 2_000;
/** Maximum number of recently used items that are remembered for one place. */
const maxRecent = 8;

const collectionVersion = 1;

/** A player's gear and last used choices. It belongs to the player, not to a build, and is not undone. */
export interface Collection {
  /** In the order in which they were added. */
  readonly talismans: readonly SavedTalisman[];
  /** All of them, or counts by id, where what is not named is not owned. */
  readonly decorations: OwnedDecorations;
  /** Ids of what was picked last, newest first. */
  readonly recent: Readonly<Record<RecentPlace, readonly string[]>>;
}

type RecentPlace = "weapon" | ArmorPiece | "charm" | "decoration";

const recentPlaces: readonly RecentPlace[] = ["weapon", ...armorPieces, "charm", "decoration"];

const noRecent: Collection["recent"] = Object.freeze({
  weapon: [],
  head: [],
  chest: [],
  arms: [],
  waist: [],
  legs: [],
  charm: [],
  decoration: [],
});

/** No talismans, all decorations. */
export const emptyCollection: Collection = Object.freeze({
  talismans: Object.freeze([]),
  decorations: "unlimited",
  recent: noRecent,
});

/** The collection with an item as the one that was used last. */
export function withRecent(collection: Collection, place: RecentPlace, id: string): Collection {
  const before = collection.recent[place];
  if (before[0] === id) return collection;
  const ids = [id, ...before.filter((each) => each !== id)].slice(0, maxRecent);
  return { ...collection, recent: { ...collection.recent, [place]: ids } };
}

export function writeCollection(collection: Collection): string {
  return JSON.stringify({ version: collectionVersion, ...collection });
}

/** A saved collection. What does not fit is left out; never throws. */
export function readCollection(text: string | null, catalog: LoadoutCatalog): Collection {
  const stored = parseJson(text);
  if (!isRecord(stored) || stored.version !== collectionVersion) return emptyCollection;
  return {
    talismans: readTalismans(stored.talismans, catalog),
    decorations: isRecord(stored.decorations)
      ? readLevels(stored.decorations, (id) => (catalog.decorations.has(id) ? maxOwnedDecorations : 0))
      : "unlimited",
    recent: readRecent(stored.recent, catalog),
  };
}

function readRecent(
  stored: unknown,
  { weapons, armor, charms, decorations }: LoadoutCatalog,
): Collection["recent"] {
  if (!isRecord(stored)) return noRecent;
  const isKnown = (place: RecentPlace, id: string) => {
    if (place === "weapon") return weapons.has(id);
    if (place === "charm") return charms.has(id);
    if (place === "decoration") return decorations.has(id);
    return armor.get(id)?.piece === place;
  };
  const recent = { ...noRecent };
  for (const place of recentPlaces) {
    recent[place] = readIds(stored[place], (id) => isKnown(place, id)).slice(0, maxRecent);
  }
  return recent;
}

function readTalismans(stored: unknown, catalog: LoadoutCatalog): readonly SavedTalisman[] {
  if (!Array.isArray(stored)) return [];
  const saved = stored.slice(0, maxTalismans).flatMap((each: unknown): SavedTalisman[] => {
    const talisman = readTalisman(each);
    return talisman && isLegalTalisman(talisman, catalog) ? [talisman] : [];
  });
  return [...new Map(saved.map((each) => [each.id, each])).values()];
}

/** Longer than any name or id that a form lets through. */
const maxText = 120;

function readTalisman(stored: unknown): SavedTalisman | null {
  if (!isRecord(stored)) return null;
  const { id, name, talisman, skills, slots } = stored;
  if (!isText(id) || !isText(name) || !isText(talisman)) return null;
  if (!Array.isArray(skills) || !Array.isArray(slots)) return null;
  return { id, name, talisman, skills: skills.flatMap(readSkill), slots: slots.flatMap(readSlot) };
}

function readSkill(stored: unknown): SkillLevel[] {
  if (!isRecord(stored) || !isText(stored.skill) || typeof stored.level !== "number") return [];
  return [{ skill: stored.skill, level: stored.level }];
}

function readSlot(stored: unknown): TalismanSlot[] {
  const kind = isRecord(stored) ? readOption([...decorationKinds, null], stored.kind, null) : null;
  if (!isRecord(stored) || kind === null || typeof stored.slot !== "number") return [];
  return [{ kind, slot: stored.slot }];
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= maxText;
}
