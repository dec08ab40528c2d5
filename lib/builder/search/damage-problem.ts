import { armorPieces } from "@/lib/catalog/codes";
import type { BuilderArmor, BuilderCatalog, BuilderDecoration, BuilderSkill } from "../catalog";
import type { CompiledDamage } from "../damage/compiled";
import { type CatalogIndex, indexCatalog } from "./catalog-index";
import { type CharmChoice, charmChoices } from "./charm-choices";
import { createDamageScoring, type DamageWant, damageOf } from "./damage-scoring";
import { slotLevels } from "./measures";
import {
  charmFigures,
  createFloor,
  createLayer,
  defaultLimit,
  mayBeWorn,
  type Problem,
  type ProblemOptions,
  partFigures,
  type Want,
} from "./problem";
import type { SearchQuery } from "./query";
import { undominated } from "./undominated";

/** Local, because some module systems look an imported constant up at every use. */
const S = slotLevels;

/**
 * A query for damage, boiled down to numbers. Every skill and bonus that can change the score is wanted up to its
 * maximum, but may stay open down to what the query asks. Weapon skills are wanted like the others; what fills
 * the slots of the weapon is chosen last, one layer a slot.
 */
export function createDamageProblem(
  query: SearchQuery,
  catalog: BuilderCatalog,
  damage: CompiledDamage,
  atLeast?: ProblemOptions["floor"],
): Problem {
  const index = indexCatalog(catalog);
  const limit = Math.max(1, Math.trunc(query.limit ?? defaultLimit));
  const transcended = query.transcended ?? false;
  const worn = index.parts.map(({ pieces: all }) => all.filter((piece) => mayBeWorn(query, piece)));
  const floor = atLeast && createFloor(atLeast, worn, transcended);
  const wanted = [...damageWants(query, index, damage), ...(floor ? [floorWant(floor.want)] : [])];
  const wants = wanted.map(({ want }) => want);
  const exact = wanted.map(({ monotone }) => !monotone);

  const pieces: BuilderArmor[][] = [];
  const layers = index.parts.map((part, l) => {
    const figuresFor = (order: readonly number[]) => {
      const figures = partFigures(part, order, wants, transcended);
      order.forEach((at, place) => {
        const piece = part.pieces[at] as BuilderArmor;
        if (floor) figures.levels[(place + 1) * wants.length - 1] = floor.levels(piece, l);
      });
      return figures;
    };
    const allowed = part.pieces.flatMap((piece, at) => (mayBeWorn(query, piece) ? at : []));
    const figures = figuresFor(allowed);
    // What brings most comes first, so that it can show what comes later to be needless.
    const mass = allowed.map((_, place) => {
      let sum = 0;
      for (let k = 0; k < wants.length; k++) sum += figures.levels[place * wants.length + k] as number;
      for (let s = 0; s < S; s++) sum += (s + 1) * (figures.slots[place * S + s] as number);
      return sum;
    });
    const order = allowed
      .map((_, place) => place)
      .toSorted((a, b) => (mass[b] as number) - (mass[a] as number) || a - b)
      .map((place) => allowed[place] as number);
    pieces.push(order.map((at) => part.pieces[at] as BuilderArmor));
    return createLayer(figuresFor(order), new Float64Array(order.length), limit, exact);
  });

  const fillings = weaponFillings(query, catalog, wants);
  const { charms, layer: charmLayer } = charmLayerOf(query, catalog, wants, exact, fillings);
  const inTalismans = charms.reduce((most, { weaponSlots }) => Math.max(most, weaponSlots.length), 0);
  const sets = weaponSets(query, wants, fillings, exact, inTalismans);
  const weaponLayer = createLayer(
    {
      size: sets.length,
      levels: Uint8Array.from(sets.flatMap(({ levels }) => [...levels])),
      slots: new Uint8Array(sets.length * S),
    },
    new Float64Array(sets.length),
    1,
    exact,
    (at) => sets[at]?.spare ?? false,
  );
  const hasWeapon = (query.weapon?.slots ?? []).length > 0;
  const allLayers = [...layers, charmLayer, ...(hasWeapon ? [weaponLayer] : [])];
  const owned = query.decorations ?? "unlimited";
  return {
    wants,
    layers: allLayers,
    pieces,
    charms,
    slotWorth: new Float64Array(S),
    figure: damageOf,
    dropCost: null,
    scoring: createDamageScoring({
      damage,
      wanted,
      layers: allLayers,
      parts: armorPieces.length,
      charms,
      weaponSets: sets.map(({ ids }) => ids),
      owned: owned === "unlimited" ? null : owned,
    }),
    transcended,
    limit,
  };
}

/** Charms and talismans, the latter with each way to fill their weapon slots. */
function charmLayerOf(
  query: SearchQuery,
  catalog: BuilderCatalog,
  wants: readonly Want[],
  exact: readonly boolean[],
  fillings: readonly Filling[],
) {
  const plain = charmChoices(query, catalog, wants, new Map());
  const figures = charmFigures(plain, wants.length, wants.length);
  const slotsOf = (at: number) => plain[at]?.weaponSlots.join() ?? "";
  // Before its slots are filled, one talisman can only stand for another with the same weapon slots.
  const kinds = new Set(plain.map((_, at) => slotsOf(at)));
  const places = [...kinds].flatMap((kind) =>
    undominated(figures, 1, exact, (at) => slotsOf(at) === kind).filter((at) => slotsOf(at) === kind),
  );
  const inWeapon = query.weapon?.slots?.length ?? 0;
  const charms = places
    .toSorted((a, b) => a - b)
    .flatMap((at) => withWeaponSlots(plain[at] as CharmChoice, wants, exact, fillings, query));
  const layer = createLayer(
    charmFigures(charms, wants.length, wants.length),
    new Float64Array(charms.length),
    1,
    exact,
    (at) => isSpare(charms[at]?.weaponDecorations ?? [], query, inWeapon),
  );
  return { charms, layer };
}

/** Whether decorations can be used whatever goes into so many other slots. */
function isSpare(
  ids: readonly string[],
  { decorations = "unlimited" }: SearchQuery,
  others: number,
): boolean {
  if (decorations === "unlimited") return true;
  return ids.every((id) => ids.filter((each) => each === id).length + others <= (decorations[id] ?? 0));
}

/** A decoration for a weapon slot, or none. */
interface Filling {
  readonly id: string | null;
  readonly size: number;
  readonly levels: Uint8Array;
}

/** Largest first, so that lesser ones can be seen to be needless; none at the end. */
function weaponFillings(query: SearchQuery, catalog: BuilderCatalog, wants: readonly Want[]): Filling[] {
  const owned = query.decorations ?? "unlimited";
  const levelsOf = ({ skills }: BuilderDecoration) =>
    Uint8Array.from(wants, ({ id, need, shadow }) =>
      shadow ? 0 : Math.min(need, skills.find(({ skill }) => skill === id)?.level ?? 0),
    );
  const mass = ({ levels }: Filling) => levels.reduce((sum, level) => sum + level, 0);
  const fillings = catalog.decorations
    .filter(({ id, kind }) => kind === "weapon" && (owned === "unlimited" || (owned[id] ?? 0) > 0))
    .map(
      (decoration): Filling => ({ id: decoration.id, size: decoration.slot, levels: levelsOf(decoration) }),
    )
    .filter((filling) => mass(filling) > 0)
    .toSorted((a, b) => mass(b) - mass(a) || a.size - b.size || ((a.id ?? "") < (b.id ?? "") ? -1 : 1));
  return [...fillings, { id: null, size: 0, levels: new Uint8Array(wants.length) }];
}

/** Decorations for all slots of the weapon. */
interface WeaponSet {
  readonly ids: readonly string[];
  readonly levels: Uint8Array;
  /** Whatever a talisman takes leaves enough for it. */
  readonly spare: boolean;
}

/**
 * What can fill the weapon, most levels first.
 *
 * @param inTalismans most weapon slots of a talisman
 */
function weaponSets(
  query: SearchQuery,
  wants: readonly Want[],
  fillings: readonly Filling[],
  exact: readonly boolean[],
  inTalismans: number,
): WeaponSet[] {
  const slots = (query.weapon?.slots ?? []).toSorted((a, b) => b - a);
  const owned = query.decorations ?? "unlimited";
  const useful = withoutSpare(fillings, exact, owned, slots.length + inTalismans);
  let sets: WeaponSet[] = [{ ids: [], levels: new Uint8Array(wants.length), spare: true }];
  for (const [at, room] of slots.entries()) {
    const isLast = at === slots.length - 1;
    const next = new Map<string, WeaponSet>();
    for (const { ids, levels } of sets) {
      for (const { id, size, levels: more } of useful) {
        if (size > room) continue;
        const all = id === null ? ids : [...ids, id].toSorted();
        if (!isSpare(all, query, 0)) continue;
        const key = owned === "unlimited" ? "" : all.join();
        const sum = levels.map((level, k) => Math.min(wants[k]?.need ?? 0, level + (more[k] as number)));
        const spare = isSpare(all, query, inTalismans);
        // Where decorations may run out, those that are used tell sets apart too.
        next.set(`${sum.join()}|${spare && isLast ? "" : key}`, {
          ids: all,
          levels: sum,
          spare,
        });
      }
    }
    sets = bestSets([...next.values()], exact, owned === "unlimited");
  }
  return sets;
}

/** @param prune leaves out sets that others cover */
function bestSets(sets: readonly WeaponSet[], exact: readonly boolean[], prune: boolean): WeaponSet[] {
  const mass = ({ levels }: WeaponSet) => levels.reduce((sum, level) => sum + level, 0);
  const sorted = sets.toSorted((a, b) => mass(b) - mass(a) || Number(b.spare) - Number(a.spare));
  if (!prune) return sorted;
  const levels = Uint8Array.from(sorted.flatMap((set) => [...set.levels]));
  const slots = new Uint8Array(sorted.length * S);
  return undominated({ size: sorted.length, levels, slots }, 1, exact).map((at) => sorted[at] as WeaponSet);
}

/**
 * Decorations that are as good in every respect make one needless when there are enough of them for all slots.
 *
 * @param exact wants of which more is not always better
 */
function withoutSpare(
  fillings: readonly Filling[],
  exact: readonly boolean[],
  owned: "unlimited" | Readonly<Record<string, number>>,
  slots: number,
): Filling[] {
  const count = (id: string | null) => (id === null || owned === "unlimited" ? slots : (owned[id] ?? 0));
  const kept: Filling[] = [];
  for (const one of fillings) {
    const better = kept.filter(
      ({ size, levels }) =>
        size <= one.size &&
        levels.every((level, k) => (exact[k] ? level === one.levels[k] : level >= (one.levels[k] as number))),
    );
    if (one.id === null || better.reduce((sum, { id }) => sum + count(id), 0) < slots) kept.push(one);
  }
  return kept;
}

/** A talisman with weapon slots is a choice for each way to fill them. */
function withWeaponSlots(
  choice: CharmChoice,
  wants: readonly Want[],
  exact: readonly boolean[],
  fillings: readonly Filling[],
  query: SearchQuery,
): CharmChoice[] {
  if (choice.weaponSlots.length === 0) return [choice];
  const inWeapon = query.weapon?.slots?.length ?? 0;
  const owned = query.decorations ?? "unlimited";
  const largest = Math.max(...choice.weaponSlots);
  const useful = withoutSpare(
    fillings.filter(({ size }) => size <= largest),
    exact,
    owned,
    inWeapon + choice.weaponSlots.length,
  );
  return choice.weaponSlots.reduce(
    (choices, slot) =>
      choices.flatMap((each) =>
        useful
          .filter(({ size }) => size <= slot)
          .map(({ id, levels }) => ({
            ...each,
            levels: each.levels.map((level, k) =>
              Math.min(wants[k]?.need ?? 0, level + (levels[k] as number)),
            ),
            weaponDecorations: id === null ? each.weaponDecorations : [...each.weaponDecorations, id],
          })),
      ),
    [choice],
  );
}

/** A figure of the pieces, wanted beside the skills. */
function floorWant(want: Want): DamageWant {
  return { want, scored: -1, top: want.need, levels: null, monotone: true };
}

function damageWants(query: SearchQuery, index: CatalogIndex, damage: CompiledDamage): DamageWant[] {
  const scored = new Map(damage.skills.map(({ id }, at) => [id, at]));
  const ids = new Set([
    ...scored.keys(),
    ...Object.keys(query.skills ?? {}),
    ...Object.keys(query.bonuses ?? {}),
  ]);
  return [...ids].toSorted().flatMap((id) => {
    const record = index.skills.get(id);
    if (!record) throw new RangeError(`No skill "${id}"`);
    const at = scored.get(id);
    const isBonus = record.levels !== undefined;
    const asked = isBonus
      ? piecesFor(record, query.bonuses?.[id] ?? 0)
      : Math.min(query.skills?.[id] ?? 0, record.maxLevel);
    const top = at === undefined ? asked : isBonus ? piecesFor(record, record.maxLevel) : record.maxLevel;
    const present = (isBonus ? query.weapon?.bonuses : query.weapon?.skills)?.[id] ?? 0;
    const need = top - present;
    if (need <= 0) return [];
    const must = Math.max(0, asked - present);
    const jewel = record.kind === "armor" ? index.jewels.get(id) : undefined;
    const decorations = query.decorations ?? "unlimited";
    const count = jewel ? (decorations === "unlimited" ? need : (decorations[jewel.id] ?? 0)) : 0;
    const usable = count > 0 ? jewel : undefined;
    const owned = usable ? Math.min(count, need) : 0;
    const want: Want = {
      id,
      need,
      size: usable?.slot ?? 0,
      jewel: usable?.id ?? null,
      cost: at === undefined ? null : new Float64Array(need + 1),
      optional: need - must,
      shadow: false,
      owned,
    };
    const wanted: DamageWant = {
      want,
      scored: at ?? -1,
      top,
      levels: record.levels ?? null,
      monotone: at === undefined || (damage.skills[at]?.monotone ?? false),
    };
    if (!usable || must <= owned) return [wanted];
    const rest: Want = {
      ...want,
      need: must - owned,
      size: 0,
      jewel: null,
      cost: null,
      optional: 0,
      shadow: true,
      owned: 0,
    };
    return [wanted, { ...wanted, want: rest, scored: -1, monotone: true }];
  });
}

function piecesFor(record: BuilderSkill, level: number): number {
  if (level <= 0) return 0;
  const step = record.levels?.find((each) => each.level >= level);
  if (!step) throw new RangeError(`No bonus "${record.id}" of level ${level}`);
  return step.pieces;
}
