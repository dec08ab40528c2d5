import type { BuilderCatalog, BuilderDecoration } from "../catalog/catalog";
import * as cells from "./cells";
import type { CharmChoice } from "./charm-choices";
import { findUndominated } from "./dominance";
import { slotLevels } from "./measures";
import type { ProblemTarget } from "./problem-target";
import type { SearchQuery } from "./query";

const { readByte, readItem } = cells;

/** A decoration for a weapon slot, or none. */
interface WeaponFilling {
  readonly id: string | null;
  readonly size: number;
  readonly levels: Uint8Array;
}

/** Ways that are filled further between two looks at the clock. */
const setsOfStep = 20;

/** Decorations for all slots of the weapon. */
export interface WeaponSet {
  readonly ids: readonly string[];
  readonly levels: Uint8Array;
  /** Enough is left for it, whichever a talisman takes. */
  readonly spare: boolean;
}

/** Conditions of the ways to fill weapon slots. */
export interface FillingContext {
  readonly query: SearchQuery;
  readonly targets: readonly ProblemTarget[];
  /** Targets of which more is not always better. */
  readonly exact: readonly boolean[];
  readonly fillings: readonly WeaponFilling[];
}

/** Largest first, so that lesser ones can be seen to be needless; none at the end. */
export function listWeaponFillings(
  query: SearchQuery,
  catalog: BuilderCatalog,
  targets: readonly ProblemTarget[],
): WeaponFilling[] {
  const owned = query.decorations ?? "unlimited";
  const getLevels = ({ skills }: BuilderDecoration) =>
    Uint8Array.from(targets, ({ id, need, shadow }) =>
      shadow ? 0 : Math.min(need, skills.find(({ skill }) => skill === id)?.level ?? 0),
    );
  const fillings = catalog.decorations
    .filter(({ id, kind }) => kind === "weapon" && (owned === "unlimited" || (owned[id] ?? 0) > 0))
    .map(
      (decoration): WeaponFilling => ({
        id: decoration.id,
        size: decoration.slot,
        levels: getLevels(decoration),
      }),
    )
    .filter((filling) => sumLevels(filling) > 0)
    .toSorted(
      (a, b) => sumLevels(b) - sumLevels(a) || a.size - b.size || ((a.id ?? "") < (b.id ?? "") ? -1 : 1),
    );
  return [...fillings, { id: null, size: 0, levels: new Uint8Array(targets.length) }];
}

function sumLevels({ levels }: { readonly levels: Uint8Array }): number {
  return levels.reduce((sum, level) => sum + level, 0);
}

/** Whether decorations can be used whatever goes into so many other slots. */
export function isSpare(
  ids: readonly string[],
  { decorations = "unlimited" }: SearchQuery,
  others: number,
): boolean {
  if (decorations === "unlimited") return true;
  return ids.every((id) => ids.filter((each) => each === id).length + others <= (decorations[id] ?? 0));
}

/**
 * Ways to fill the weapon, most levels first. Goes on in steps.
 *
 * @param talismanSlots most weapon slots of a talisman
 */
export function* listWeaponSets(
  { query, targets, exact, fillings }: FillingContext,
  talismanSlots: number,
): Generator<void, WeaponSet[], void> {
  const slots = (query.weapon?.slots ?? []).toSorted((a, b) => b - a);
  const owned = query.decorations ?? "unlimited";
  const useful = listUsefulFillings(fillings, exact, owned, slots.length + talismanSlots);
  let extended = 0;
  let sets: WeaponSet[] = [{ ids: [], levels: new Uint8Array(targets.length), spare: true }];
  for (const [at, room] of slots.entries()) {
    const isLast = at === slots.length - 1;
    const next = new Map<string, WeaponSet>();
    for (const { ids, levels } of sets) {
      for (const { id, size, levels: more } of useful) {
        if (size > room) continue;
        const all = id === null ? ids : [...ids, id].toSorted();
        if (!isSpare(all, query, 0)) continue;
        const key = owned === "unlimited" ? "" : all.join();
        const sum = addLevels(levels, more, targets);
        const spare = isSpare(all, query, talismanSlots);
        // Where decorations may run out, those that are used tell sets apart too.
        next.set(`${sum.join()}|${spare && isLast ? "" : key}`, { ids: all, levels: sum, spare });
      }
      if (++extended % setsOfStep === 0) yield;
    }
    sets = yield* listBestSets([...next.values()], exact, owned === "unlimited");
  }
  return sets;
}

function addLevels(levels: Uint8Array, more: Uint8Array, targets: readonly ProblemTarget[]): Uint8Array {
  return levels.map((level, k) => Math.min(targets[k]?.need ?? 0, level + readByte(more, k)));
}

/** @param prune leaves out sets that others cover */
function* listBestSets(
  sets: readonly WeaponSet[],
  exact: readonly boolean[],
  prune: boolean,
): Generator<void, WeaponSet[], void> {
  const sorted = sets.toSorted((a, b) => sumLevels(b) - sumLevels(a) || Number(b.spare) - Number(a.spare));
  if (!prune) return sorted;
  const levels = Uint8Array.from(sorted.flatMap((set) => [...set.levels]));
  const slots = new Uint8Array(sorted.length * slotLevels);
  const places = yield* findUndominated({ size: sorted.length, levels, slots }, 1, exact);
  return places.map((at) => readItem(sorted, at));
}

/** Decorations that are as good in every respect make one needless when there are enough of them for all slots. */
function listUsefulFillings(
  fillings: readonly WeaponFilling[],
  exact: readonly boolean[],
  owned: "unlimited" | Readonly<Record<string, number>>,
  slots: number,
): WeaponFilling[] {
  const count = (id: string | null) => (id === null || owned === "unlimited" ? slots : (owned[id] ?? 0));
  const useful: WeaponFilling[] = [];
  for (const one of fillings) {
    const better = useful.filter(
      ({ size, levels }) =>
        size <= one.size &&
        levels.every((level, k) => (exact[k] ? level === one.levels[k] : level >= readByte(one.levels, k))),
    );
    if (one.id === null || better.reduce((sum, { id }) => sum + count(id), 0) < slots) useful.push(one);
  }
  return useful;
}

/** A talisman with weapon slots is a choice for each way to fill them. */
export function fillTalisman(
  choice: CharmChoice,
  { query, targets, exact, fillings }: FillingContext,
): CharmChoice[] {
  if (choice.weaponSlots.length === 0) return [choice];
  const weaponSlots = query.weapon?.slots?.length ?? 0;
  const owned = query.decorations ?? "unlimited";
  const largest = Math.max(...choice.weaponSlots);
  const useful = listUsefulFillings(
    fillings.filter(({ size }) => size <= largest),
    exact,
    owned,
    weaponSlots + choice.weaponSlots.length,
  );
  return choice.weaponSlots.reduce(
    (choices, slot) =>
      choices.flatMap((each) =>
        useful
          .filter(({ size }) => size <= slot)
          .map(({ id, levels }) => ({
            ...each,
            levels: addLevels(each.levels, levels, targets),
            weaponDecorations: id === null ? each.weaponDecorations : [...each.weaponDecorations, id],
          })),
      ),
    [choice],
  );
}
