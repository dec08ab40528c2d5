import { formatSlots } from "../loadout/format-slots";
import type { EquippedCharm, TalismanFigures } from "../loadout/model";
import type { SavedTalisman } from "../share/build-file";
import type { Collection } from "./collection";

/** Maximum number of talismans that are saved: as many as one file holds. */
export const maxSavedTalismans = 2000;
/** Longest name of a talisman, in characters. */
export const maxTalismanName = 60;

/** The collection with one more talisman at the end. Unchanged where it is full. */
export function withTalisman(collection: Collection, talisman: SavedTalisman): Collection {
  if (collection.talismans.length >= maxSavedTalismans) return collection;
  return { ...collection, talismans: [...collection.talismans, talisman] };
}

/** The collection with another name for a talisman. */
export function withTalismanName(collection: Collection, id: string, name: string): Collection {
  const talismans = collection.talismans.map((each) =>
    each.id === id ? { ...each, name: name.trim().slice(0, maxTalismanName) } : each,
  );
  return { ...collection, talismans };
}

/** The collection without some talismans. */
export function withoutTalismans(
  collection: Collection,
  isGone: (talisman: SavedTalisman) => boolean,
): Collection {
  return { ...collection, talismans: collection.talismans.filter((each) => !isGone(each)) };
}

/** The collection with its talismans as they were, and what was added since at the end. */
export function withRestoredTalismans(collection: Collection, before: readonly SavedTalisman[]): Collection {
  const known = new Set(before.map(({ id }) => id));
  const added = collection.talismans.filter(({ id }) => !known.has(id));
  return { ...collection, talismans: [...before, ...added] };
}

type Merged =
  | {
      readonly ok: true;
      readonly collection: Collection;
      readonly added: number;
      /** Those whose mark was there already. */
      readonly skipped: number;
    }
  /** More than are saved; nothing was added. */
  | { readonly ok: false; readonly max: number };

/** The collection with the talismans of a file, all that are new or none. */
export function withImported(collection: Collection, talismans: readonly SavedTalisman[]): Merged {
  const known = new Set(collection.talismans.map(({ id }) => id));
  const fresh = talismans.filter(({ id }) => !known.has(id));
  const all = [...collection.talismans, ...fresh];
  if (all.length > maxSavedTalismans) return { ok: false, max: maxSavedTalismans };
  const skipped = talismans.length - fresh.length;
  return { ok: true, collection: { ...collection, talismans: all }, added: fresh.length, skipped };
}

/** Whether a charm that is equipped is just such a talisman. */
export function isEquipped(charm: EquippedCharm | null, figures: TalismanFigures): boolean {
  return charm?.kind === "talisman" && getFiguresKey(charm) === getFiguresKey(figures);
}

/** The same for talismans that are the same, whatever their marks and names. */
export function getFiguresKey({ talisman, skills, slots }: TalismanFigures): string {
  const levels = skills.map(({ skill, level }) => `${skill} ${level}`).toSorted();
  return [talisman, ...levels, formatSlots(slots)].join("; ");
}
