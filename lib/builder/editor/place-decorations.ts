import { type ArmorPiece, armorPieces } from "@/lib/catalog/codes";
import type { BuilderDecoration, TalismanSlot } from "../catalog/catalog";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import type { Loadout, LoadoutPlace, SlottedDecorations } from "../loadout/model";
import { listFilledPlaces } from "../loadout/places";

/** A slot of something that is equipped. */
interface PlacedSlot extends TalismanSlot {
  readonly place: LoadoutPlace;
  /** Index of the slot in its place, from 0. */
  readonly index: number;
}

/** A decoration that found no slot, and why. */
export interface LeftDecoration {
  readonly id: string;
  readonly why: "unknown-decoration" | "no-slot";
}

interface PlacedDecorations {
  /** With every decoration that found a slot. */
  readonly loadout: Loadout;
  /** Those that found none, in the order they were given. Empty = all are placed. */
  readonly left: readonly LeftDecoration[];
}

/** Slots without a decoration, weapon first, then armor from head to toe, then the talisman. */
export function listOpenSlots(loadout: Loadout, catalog: LoadoutCatalog): readonly PlacedSlot[] {
  return listFilledPlaces(loadout, catalog).flatMap(({ place, slots, decorations }) =>
    (slots ?? []).flatMap(({ kind, slot }, index) =>
      (decorations[index] ?? null) === null ? [{ place, index, kind, slot }] : [],
    ),
  );
}

/**
 * Puts decorations into slots that are free. Decorations that need large slots go first, each into the smallest
 * free slot of its kind that takes it. If there is any way to place them all, this one does (proof in
 * `../search/README.md`, "Packing is counting"); where there is none, small decorations stay out before large.
 */
export function placeDecorations(
  loadout: Loadout,
  ids: readonly string[],
  catalog: LoadoutCatalog,
): PlacedDecorations {
  const free = [...listOpenSlots(loadout, catalog)];
  const left = new Map<number, LeftDecoration>();
  let placed = loadout;
  for (const at of sortLargestFirst(ids, catalog)) {
    const id = ids[at] ?? "";
    const decoration = catalog.decorations.get(id);
    const slot = decoration && takeSmallest(free, decoration);
    if (slot) placed = withDecoration(placed, slot, id);
    else left.set(at, { id, why: decoration ? "no-slot" : "unknown-decoration" });
  }
  return { loadout: placed, left: ids.flatMap((_, at) => left.get(at) ?? []) };
}

function sortLargestFirst(ids: readonly string[], catalog: LoadoutCatalog): number[] {
  const size = (at: number) => catalog.decorations.get(ids[at] ?? "")?.slot ?? 0;
  return [...ids.keys()].toSorted((a, b) => size(b) - size(a) || a - b);
}

/** Takes the slot out of the list. */
function takeSmallest<Slot extends TalismanSlot>(
  free: Slot[],
  decoration: BuilderDecoration,
): Slot | undefined {
  let best = -1;
  free.forEach(({ kind, slot }, at) => {
    if (kind !== decoration.kind || slot < decoration.slot) return;
    if (best === -1 || slot < (free[best]?.slot ?? 0)) best = at;
  });
  return best === -1 ? undefined : free.splice(best, 1)[0];
}

/** The decorations of one place; none where nothing is equipped or nothing can be put in. */
export function getDecorationsAt({ weapon, armor, charm }: Loadout, place: LoadoutPlace): SlottedDecorations {
  if (place === "weapon") return weapon?.decorations ?? [];
  if (place === "charm") return charm?.kind === "talisman" ? charm.decorations : [];
  return armor[place]?.decorations ?? [];
}

/** The same loadout with other decorations in one place. A place where nothing can be put in stays as it is. */
export function withDecorationsAt(
  loadout: Loadout,
  place: LoadoutPlace,
  decorations: SlottedDecorations,
): Loadout {
  const { weapon, charm } = loadout;
  if (place === "weapon") return weapon ? { ...loadout, weapon: { ...weapon, decorations } } : loadout;
  if (place === "charm") {
    return charm?.kind === "talisman" ? { ...loadout, charm: { ...charm, decorations } } : loadout;
  }
  const equipped = loadout.armor[place];
  return equipped ? withArmor(loadout, place, { ...equipped, decorations }) : loadout;
}

/** The same loadout with another piece, or none, in one place. */
export function withArmor(
  loadout: Loadout,
  place: ArmorPiece,
  equipped: Loadout["armor"][ArmorPiece],
): Loadout {
  return { ...loadout, armor: { ...loadout.armor, [place]: equipped } };
}

/** The same loadout with a decoration in one slot, or with that slot empty. The slot must exist. */
export function withDecoration(
  loadout: Loadout,
  { place, index }: Pick<PlacedSlot, "place" | "index">,
  id: string | null,
): Loadout {
  const before = getDecorationsAt(loadout, place);
  const length = Math.max(before.length, index + 1);
  const after = Array.from({ length }, (_, at) => (at === index ? id : (before[at] ?? null)));
  return withDecorationsAt(loadout, place, trimEmpty(after));
}

/** Without the empty slots at the end, so that the same build is written down in one way. */
export function trimEmpty(decorations: SlottedDecorations): SlottedDecorations {
  return decorations.slice(0, decorations.findLastIndex((id) => id !== null) + 1);
}

interface RefittedDecorations {
  readonly decorations: SlottedDecorations;
  /** Those for which there is no slot any more. */
  readonly dropped: readonly string[];
}

/**
 * Decorations of one piece, put into the slots of another. Each keeps its slot where it fits there; the others
 * go into what is left, largest first, each into the smallest slot that takes it. If that leaves one out which
 * another arrangement would keep, all are arranged again.
 */
export function refitDecorations(
  decorations: SlottedDecorations,
  slots: readonly TalismanSlot[],
  catalog: LoadoutCatalog,
): RefittedDecorations {
  const saved = fitInto(decorations, slots, catalog, true);
  if (saved.dropped.length === 0) return saved;
  const anew = fitInto(decorations, slots, catalog, false);
  return anew.dropped.length < saved.dropped.length ? anew : saved;
}

function fitInto(
  decorations: SlottedDecorations,
  slots: readonly TalismanSlot[],
  catalog: LoadoutCatalog,
  inPlace: boolean,
): RefittedDecorations {
  const filled: (string | null)[] = slots.map(() => null);
  const free = slots.map((slot, index) => ({ ...slot, index }));
  const dropped: string[] = [];
  const waiting: BuilderDecoration[] = [];
  decorations.forEach((id, index) => {
    if (id === null) return;
    const decoration = catalog.decorations.get(id);
    const own = free.findIndex((slot) => slot.index === index);
    const slot = free[own];
    if (!decoration) dropped.push(id);
    else if (inPlace && slot && slot.kind === decoration.kind && slot.slot >= decoration.slot) {
      filled[index] = id;
      free.splice(own, 1);
    } else waiting.push(decoration);
  });
  for (const decoration of waiting.toSorted((a, b) => b.slot - a.slot)) {
    const slot = takeSmallest(free, decoration);
    if (slot) filled[slot.index] = decoration.id;
    else dropped.push(decoration.id);
  }
  return { decorations: trimEmpty(filled), dropped };
}

/** Every decoration in the loadout with how often it is there. */
export function countUsedDecorations(loadout: Loadout): ReadonlyMap<string, number> {
  const used = new Map<string, number>();
  for (const place of ["weapon", ...armorPieces, "charm"] as const) {
    for (const id of getDecorationsAt(loadout, place)) {
      if (id !== null) used.set(id, (used.get(id) ?? 0) + 1);
    }
  }
  return used;
}
