import type { BuilderArmor, BuilderCatalog, SkillLevel, TalismanSlot } from "@/lib/builder/catalog/catalog";
import type { CompiledDamage } from "@/lib/builder/damage/compiled";
import type { FoundSet, SearchQuery } from "@/lib/builder/search/query";
import { armorPieces, type DecorationKind } from "@/lib/catalog/codes";
import type { Dice } from "./dice";
import { everyNeck, type Neck } from "./oracle";
import {
  countOfBonus,
  getPieceSlots,
  levelIn,
  levelsNeeded,
  listAllowedPieces,
  owned,
  piecesNeeded,
} from "./reading";

/*
 * An attempt to find better sets than the search, on the whole catalog: sets at random, made better by one
 * piece, charm or decoration after the other. Shares no code with `lib/builder/search`. It knows no bound, so it
 * proves nothing; but what it finds exists.
 */

/** A decoration, with its levels of the skills that count. */
interface Jewel {
  readonly id: string;
  readonly kind: DecorationKind;
  readonly slot: number;
  readonly left: number;
  readonly levels: readonly number[];
}

/** What is equipped, and what is in its slots: of each piece, of the charm, of the weapon. */
export interface Outfit {
  readonly pieces: readonly BuilderArmor[];
  readonly neck: Neck;
  readonly jewels: readonly (readonly (Jewel | null)[])[];
}

export interface Climber {
  /** Slots are empty. */
  random(dice: Dice): Outfit;
  /** With the charm and the decorations that it was found with. */
  outfitOf(set: FoundSet): Outfit;
  /** With another piece or charm each time: all that there are. */
  neighbors(outfit: Outfit): Generator<Outfit>;
  /**
   * One change after the other, at first also for the worse.
   *
   * @param pieceShare how many of the changes are of pieces and charm; the others are of decorations
   * @returns the highest damage on the way; −1 where nothing met the targets
   */
  climb(from: Outfit, steps: number, dice: Dice, pieceShare: number): number;
  /** The highest damage seen of each armor, by its ids from head to toe. */
  readonly seen: ReadonlyMap<string, number>;
}

const neckAt = armorPieces.length;
const weaponAt = neckAt + 1;

/**
 * @param query no legal talismans: there are too many to try
 * @param least damage of the sets that are remembered as seen: millions have less
 */
export function createClimber(
  query: SearchQuery,
  catalog: BuilderCatalog,
  damage: CompiledDamage,
  least = -1,
): Climber {
  const parts = armorPieces.map((part) => listAllowedPieces(part, query, catalog));
  const necks = everyNeck(query, catalog);
  const { weigh, jewels } = createScale(query, catalog, damage);
  const seen = new Map<string, number>();
  const weaponSlots = (query.weapon?.slots ?? []).map((slot): TalismanSlot => ({ kind: "weapon", slot }));

  const slotsAt = ({ pieces, neck }: Outfit, at: number): TalismanSlot[] => {
    const piece = pieces[at];
    if (piece) return getPieceSlots(piece, query).map((slot) => ({ kind: "armor", slot }));
    if (at === weaponAt) return weaponSlots;
    return [
      ...neck.armorSlots.map((slot): TalismanSlot => ({ kind: "armor", slot })),
      ...neck.weaponSlots.map((slot): TalismanSlot => ({ kind: "weapon", slot })),
    ];
  };

  /** Decorations stay where they still fit. */
  const withSlots = (outfit: Outfit, at: number): Outfit => {
    const remaining = slotsAt(outfit, at).map(({ kind, slot }, index) => {
      const jewel = outfit.jewels[at]?.[index];
      return jewel && jewel.kind === kind && jewel.slot <= slot ? jewel : null;
    });
    return { ...outfit, jewels: outfit.jewels.with(at, remaining) };
  };

  const withPiece = (outfit: Outfit, at: number, piece: BuilderArmor): Outfit =>
    withSlots({ ...outfit, pieces: outfit.pieces.with(at, piece) }, at);
  const withNeck = (outfit: Outfit, neck: Neck): Outfit => withSlots({ ...outfit, neck }, neckAt);

  const changed = (outfit: Outfit, dice: Dice, pieceShare: number): Outfit => {
    if (dice.chance(pieceShare)) {
      const at = dice.between(0, neckAt);
      const next =
        at === neckAt
          ? withNeck(outfit, dice.pick(necks))
          : withPiece(outfit, at, dice.pick(parts[at] ?? []));
      // Set bonuses need two at once.
      return dice.chance(0.3) ? changed(next, dice, 1) : next;
    }
    const places = outfit.jewels.flatMap((list, at) => list.map((_, index) => [at, index] as const));
    if (places.length === 0 || jewels.length === 0) return outfit;
    const [at, index] = dice.pick(places);
    const { kind, slot } = slotsAt(outfit, at)[index] ?? { kind: "armor", slot: 0 };
    const jewel = dice.pick(jewels);
    if (jewel.kind !== kind || jewel.slot > slot) return outfit;
    if (outfit.jewels.flat().filter((each) => each === jewel).length >= jewel.left) return outfit;
    return { ...outfit, jewels: outfit.jewels.with(at, (outfit.jewels[at] ?? []).with(index, jewel)) };
  };

  const value = (outfit: Outfit): number => {
    const { worth, meets } = weigh(outfit);
    if (meets && worth >= least) {
      const key = outfit.pieces.map(({ id }) => id).join();
      if (worth > (seen.get(key) ?? -1)) seen.set(key, worth);
    }
    return worth;
  };

  const empty = (pieces: readonly BuilderArmor[], neck: Neck): Outfit => {
    const bare: Outfit = { pieces, neck, jewels: [] };
    const all = Array.from({ length: weaponAt + 1 }, (_, at) => slotsAt(bare, at).map(() => null));
    return { ...bare, jewels: all };
  };

  return {
    seen,
    random: (dice) =>
      empty(
        parts.map((part) => dice.pick(part)),
        dice.pick(necks),
      ),
    outfitOf: (set) => {
      const pieces = armorPieces.flatMap((part) => catalog.armor.filter(({ id }) => id === set.armor[part]));
      const outfit = empty(pieces, neckOf(set, catalog));
      // The largest first, each into the smallest slot that takes it.
      const left = [...set.decorations, ...set.weaponDecorations]
        .flatMap((id) => jewels.filter((jewel) => jewel.id === id))
        .sort((a, b) => a.slot - b.slot);
      const places = outfit.jewels
        .flatMap((_, at) => slotsAt(outfit, at).map((slot, index) => ({ ...slot, at, index })))
        .sort((a, b) => a.slot - b.slot);
      const filled = outfit.jewels.map((list): (Jewel | null)[] => [...list]);
      for (const jewel of left.reverse()) {
        const free = places.findIndex((place) => place.kind === jewel.kind && place.slot >= jewel.slot);
        const [place] = free < 0 ? [] : places.splice(free, 1);
        const list = filled[place?.at ?? -1];
        if (place && list) list[place.index] = jewel;
      }
      return { ...outfit, jewels: filled };
    },
    *neighbors(outfit) {
      for (const [at, part] of parts.entries()) for (const piece of part) yield withPiece(outfit, at, piece);
      for (const neck of necks) yield withNeck(outfit, neck);
    },
    climb: (from, steps, dice, pieceShare) => {
      let here = from;
      let now = value(here);
      let best = now;
      for (let step = 0; step < steps; step += 1) {
        const next = changed(here, dice, pieceShare);
        if (next === here) continue;
        const there = value(next);
        const patience = 0.01 * (1 - step / steps);
        if (there < now * (1 + patience * Math.log(1 - dice.next()))) continue;
        here = next;
        now = there;
        best = Math.max(best, now);
      }
      return best;
    },
  };
}

function neckOf({ charm }: FoundSet, catalog: BuilderCatalog): Neck {
  if (charm?.kind !== "talisman") {
    const skills = catalog.charms.find(({ id }) => id === charm?.id)?.skills ?? [];
    return { skills, armorSlots: [], weaponSlots: [] };
  }
  const slots = (decorationKind: DecorationKind) =>
    charm.slots.filter(({ kind }) => kind === decorationKind).map(({ slot }) => slot);
  return { skills: charm.skills, armorSlots: slots("armor"), weaponSlots: slots("weapon") };
}

/** What an outfit is worth: its damage, or next to nothing where levels or pieces are missing. */
function createScale(query: SearchQuery, catalog: BuilderCatalog, damage: CompiledDamage) {
  const needed = levelsNeeded(query, catalog);
  const bonuses = piecesNeeded(query, catalog);
  const ids = [...new Set([...damage.skills.map(({ id }) => id), ...needed.keys()])];
  const records = ids.map((id) => catalog.skills.find((skill) => skill.id === id));
  const levels = new Int32Array(ids.length);
  const rows = new Map<readonly SkillLevel[], readonly number[]>();
  const rowOf = (skills: readonly SkillLevel[]): readonly number[] => {
    const row = rows.get(skills) ?? ids.map((id) => levelIn(skills, id));
    rows.set(skills, row);
    return row;
  };
  const add = (row: readonly number[]) => {
    for (let k = 0; k < ids.length; k += 1) levels[k] = (levels[k] ?? 0) + (row[k] ?? 0);
  };
  const jewels = catalog.decorations
    .map((each): Jewel => ({ ...each, left: owned(each, query), levels: rowOf(each.skills) }))
    .filter((each) => each.levels.some((level) => level > 0));
  const own = ids.map((id) => query.weapon?.skills?.[id] ?? 0);

  const weigh = ({ pieces, neck, jewels: inside }: Outfit): { worth: number; meets: boolean } => {
    levels.fill(0);
    add(own);
    for (const { skills } of pieces) add(rowOf(skills));
    add(rowOf(neck.skills));
    for (const list of inside) for (const jewel of list) if (jewel) add(jewel.levels);
    let missing = 0;
    for (const [id, count] of needed) {
      const k = ids.indexOf(id);
      missing += Math.max(0, count + (own[k] ?? 0) - (levels[k] ?? 0));
    }
    for (const [bonus, count] of bonuses) missing += Math.max(0, count - countPieces(pieces, bonus));
    records.forEach((record, k) => {
      if (!record) return;
      const count = record.levels
        ? countPieces(pieces, record.id) + (query.weapon?.bonuses?.[record.id] ?? 0)
        : 0;
      const reached = record.levels?.filter((step) => step.pieces <= count).at(-1)?.level ?? 0;
      levels[k] = record.levels ? reached : Math.min(levels[k] ?? 0, record.maxLevel);
    });
    return { worth: damage.score(levels) * 0.7 ** missing, meets: missing === 0 };
  };
  return { weigh, jewels };
}

function countPieces(pieces: readonly BuilderArmor[], bonus: string): number {
  let count = 0;
  for (const piece of pieces) count += countOfBonus(piece, bonus);
  return count;
}
