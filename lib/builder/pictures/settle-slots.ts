import type { TalismanSlot } from "../catalog/catalog";
import { compareLooks, type SlotIcon } from "./find-icons";
import type { PictureTalisman } from "./read-picture";

/*
 * Which slots the icons of a picture are. Nothing is known of what they look like: of some talismans the number of icons
 * alone says what they are, and the player says it of others. An icon is taken for what another one is that looks the same.
 */

/** Icons whose slot is known. */
export interface KnownIcon extends TalismanSlot {
  readonly look: readonly number[];
}

type Slots = readonly TalismanSlot[];

/** From here on two icons look the same. */
const same = 0.9;
/** By so much another kind of icon has to look less alike. */
const margin = 0.03;
/** Icons of one kind that are remembered. */
const maxKnown = 12;

/** Slots of a talisman, or those that are still possible. */
interface SettledSlots {
  readonly slots: Slots | null;
  readonly possible: readonly Slots[];
}

/**
 * The slots of each talisman as far as they are certain, and the icons that are known by them.
 *
 * @param known icons of earlier pictures
 */
export function settleSlots(
  talismans: readonly Pick<PictureTalisman, "slotLists" | "icons">[],
  known: readonly KnownIcon[],
): { readonly settled: readonly SettledSlots[]; readonly known: readonly KnownIcon[] } {
  const settled: SettledSlots[] = talismans.map(({ slotLists, icons }) => {
    const possible = icons ? slotLists.filter((slots) => slots.length === icons.length) : slotLists;
    return {
      slots: icons && possible.length === 1 ? (possible[0] ?? null) : null,
      possible: possible.length > 0 ? possible : slotLists,
    };
  });
  let all = known;
  for (const [at, { slots }] of settled.entries()) {
    const icons = talismans[at]?.icons;
    if (slots && icons) all = learnIcons(all, icons, slots);
  }
  // What is settled makes more icons known.
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (const [at, { slots, possible }] of settled.entries()) {
      const icons = talismans[at]?.icons;
      if (slots || !icons || icons.length === 0) continue;
      const read = icons.map(({ look }) => findKind(look, all));
      if (read.some((each) => each === null)) continue;
      const match = possible.find((list) => list.every((slot, place) => isSame(slot, read[place] ?? null)));
      if (!match || match.length !== icons.length) continue;
      settled[at] = { slots: match, possible };
      all = learnIcons(all, icons, match);
      isNew = true;
    }
  }
  return { settled, known: all };
}

/** The known icons with those of a talisman whose slots are certain, which are listed as the game lists them. */
export function learnIcons(
  known: readonly KnownIcon[],
  icons: readonly SlotIcon[],
  slots: Slots,
): readonly KnownIcon[] {
  if (icons.length !== slots.length) return known;
  const all = [...known];
  for (const [at, { kind, slot }] of slots.entries()) {
    const look = icons[at]?.look;
    const count = all.filter((each) => isSame(each, { kind, slot })).length;
    if (look && count < maxKnown) all.push({ kind, slot, look });
  }
  return all;
}

function isSame(a: TalismanSlot, b: TalismanSlot | null): boolean {
  return a.kind === b?.kind && a.slot === b.slot;
}

function findKind(look: readonly number[], known: readonly KnownIcon[]): TalismanSlot | null {
  const [best, ...others] = known
    .map((each) => ({ each, alike: compareLooks(look, each.look) }))
    .toSorted((a, b) => b.alike - a.alike);
  if (!best || best.alike < same) return null;
  const other = others.find(({ each }) => !isSame(each, best.each));
  if (other && best.alike - other.alike < margin) return null;
  return { kind: best.each.kind, slot: best.each.slot };
}
