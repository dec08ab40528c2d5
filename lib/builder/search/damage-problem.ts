import { armorPieces } from "@/lib/catalog/codes";
import type { BuilderArmor, BuilderCatalog, BuilderDecoration, BuilderSkill } from "../catalog";
import type { CompiledDamage } from "../damage/compiled";
import { type CatalogIndex, indexCatalog } from "./catalog-index";
import { type CharmChoice, charmChoices } from "./charm-choices";
import { createDamageScoring, type DamageWant, damageOf } from "./damage-scoring";
import { slotLevels } from "./measures";
import {
  charmFigures,
  createLayer,
  defaultLimit,
  mayBeWorn,
  type Problem,
  partFigures,
  type Want,
} from "./problem";
import type { SearchQuery } from "./query";

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
): Problem {
  const index = indexCatalog(catalog);
  const limit = Math.max(1, Math.trunc(query.limit ?? defaultLimit));
  const transcended = query.transcended ?? false;
  const wanted = damageWants(query, index, damage);
  const wants = wanted.map(({ want }) => want);
  const exact = wanted.map(({ monotone }) => !monotone);

  const pieces: BuilderArmor[][] = [];
  const layers = index.parts.map((part) => {
    const allowed = part.pieces.flatMap((piece, at) => (mayBeWorn(query, piece) ? at : []));
    const figures = partFigures(part, allowed, wants, transcended);
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
    return createLayer(
      partFigures(part, order, wants, transcended),
      new Float64Array(order.length),
      limit,
      exact,
    );
  });

  const fillings = weaponFillings(query, catalog, wants);
  const unlimited = (query.decorations ?? "unlimited") === "unlimited";
  const charms = charmChoices(query, catalog, wants, new Map()).flatMap((choice) =>
    withWeaponSlots(choice, wants, fillings),
  );
  const charmLayer = createLayer(
    charmFigures(charms, wants.length, wants.length),
    new Float64Array(charms.length),
    // Where decorations are few, a lesser choice may leave one for the weapon.
    unlimited ? 1 : Infinity,
    exact,
    // Two decorations that do the same are still two where they are counted.
    !unlimited,
  );
  const sets = weaponSets(query, wants, fillings, exact);
  const weaponLayer = createLayer(
    {
      size: sets.length,
      levels: Uint8Array.from(sets.flatMap(({ levels }) => [...levels])),
      slots: new Uint8Array(sets.length * S),
    },
    new Float64Array(sets.length),
    unlimited ? 1 : Infinity,
    exact,
    !unlimited,
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
}

/** What can fill the weapon, most levels first; sets that do the same once, unless decorations are counted. */
function weaponSets(
  query: SearchQuery,
  wants: readonly Want[],
  fillings: readonly Filling[],
  exact: readonly boolean[],
): WeaponSet[] {
  const slots = (query.weapon?.slots ?? []).toSorted((a, b) => b - a);
  const owned = query.decorations ?? "unlimited";
  const useful = withoutSpare(fillings, exact, owned, slots.length + mostTalismanSlots);
  const sets = new Map<string, WeaponSet>();
  const fill = (slot: number, from: number, ids: readonly string[], levels: Uint8Array) => {
    const room = slots[slot];
    if (room === undefined) {
      const key = owned === "unlimited" ? levels.join() : ids.toSorted().join();
      if (!sets.has(key)) sets.set(key, { ids, levels });
      return;
    }
    // Slots of one level are filled in one order only.
    for (let at = slots[slot - 1] === room ? from : 0; at < useful.length; at++) {
      const { id, size, levels: more } = useful[at] as Filling;
      if (size > room) continue;
      if (
        id !== null &&
        owned !== "unlimited" &&
        ids.filter((each) => each === id).length >= (owned[id] ?? 0)
      )
        continue;
      const sum = levels.map((level, k) => Math.min(wants[k]?.need ?? 0, level + (more[k] as number)));
      fill(slot + 1, at, id === null ? ids : [...ids, id], sum);
    }
  };
  fill(0, 0, [], new Uint8Array(wants.length));
  const mass = ({ levels }: WeaponSet) => levels.reduce((sum, level) => sum + level, 0);
  return [...sets.values()].toSorted((a, b) => mass(b) - mass(a));
}

/** No talisman has more weapon slots. */
const mostTalismanSlots = 3;

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
  fillings: readonly Filling[],
): CharmChoice[] {
  return choice.weaponSlots.reduce(
    (choices, slot) =>
      choices.flatMap((each) =>
        fillings
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
