import type {
  AppraisedTalisman,
  BuilderCatalog,
  BuilderCharm,
  SkillLevel,
  TalismanSlot,
} from "../catalog/catalog";
import { indexCatalog } from "./catalog-index";
import { readItem } from "./cells";
import { listLegalTalismans } from "./legal-talismans";
import type { ProblemTarget } from "./problem-target";
import type { FoundCharm, SearchQuery } from "./query";
import { createWeaponFiller } from "./weapon-filler";

/** Talismans between two looks at the clock: some milliseconds. */
const talismansOfStep = 500;

/** A charm, a talisman, or neither, with the weapon decorations that go with it. */
export interface CharmChoice {
  readonly charm: FoundCharm | null;
  /** Levels, no more than each skill needs. */
  readonly levels: Uint8Array;
  /** Armor slots of exactly level 1, 2, 3. */
  readonly slots: readonly [number, number, number];
  /** Ids of those that meet the targets of weapon skills. */
  readonly weaponDecorations: readonly string[];
  /** Weapon slots of a talisman. */
  readonly weaponSlots: readonly number[];
}

/**
 * Whatever may be equipped that matters to the query, in a fixed order: nothing, craftable charms, own talismans,
 * legal ones. Choices with which the weapon skills cannot be had are left out; so are charms that bring
 * nothing to the targets, for which nothing does as well. Goes on in steps.
 */
export function* listCharmChoices(
  query: SearchQuery,
  catalog: BuilderCatalog,
  targets: readonly ProblemTarget[],
  weaponNeeds: ReadonlyMap<string, number>,
): Generator<void, CharmChoice[], void> {
  const weapon = createWeaponFiller(query, catalog, weaponNeeds);
  const choices: CharmChoice[] = [];
  const seen = new Set<string>();

  const add = (charm: FoundCharm | null, skills: readonly SkillLevel[], slots: readonly TalismanSlot[]) => {
    const levels = new Uint8Array(targets.length);
    targets.forEach(({ id, need }, at) => {
      for (const { skill, level } of skills) {
        if (skill === id) levels[at] = Math.min((levels[at] ?? 0) + level, need);
      }
    });
    const level = (slotLevel: number) =>
      slots.filter(({ kind, slot }) => kind === "armor" && slot === slotLevel).length;
    const counts = [level(1), level(2), level(3)] as const;
    const brought = new Map<string, number>();
    for (const { skill, level } of skills) {
      if (weaponNeeds.has(skill)) brought.set(skill, (brought.get(skill) ?? 0) + level);
    }
    const weaponSlots = slots.filter(({ kind }) => kind === "weapon").map(({ slot }) => slot);
    const weaponDecorations = weapon.fill(brought, weaponSlots);
    if (!weaponDecorations) return;
    const key = `${levels}|${counts}|${weaponNeeds.size > 0 ? "" : weaponSlots}`;
    if (seen.has(key)) return;
    seen.add(key);
    choices.push({ charm, levels, slots: counts, weaponDecorations, weaponSlots });
  };

  const pinned = query.pinned?.charm;
  const excluded = new Set(query.excluded ?? []);
  if (pinned === undefined) add(null, [], []);

  const charms = query.charms ?? "craftable";
  for (const at of listRelevantCharms(query, catalog, targets, weaponNeeds)) {
    const { id, skills } = readItem<BuilderCharm>(catalog.charms, at);
    const allowed = charms === "craftable" || (charms !== "none" && charms.includes(id));
    if (pinned === undefined ? allowed && !excluded.has(id) : id === pinned) {
      add({ kind: "charm", id }, skills, []);
    }
  }

  const talismans = query.talismans ?? "none";
  if (talismans === "any-legal") {
    if (pinned !== undefined) return choices;
    const ids = new Set([...targets.map(({ id }) => id), ...weaponNeeds.keys()]);
    let tried = 0;
    for (const talisman of listLegalTalismans(catalog.talismans, ids)) {
      add({ kind: "talisman", id: null, ...talisman }, talisman.skills, talisman.slots);
      if (++tried % talismansOfStep === 0) yield;
    }
  } else if (talismans !== "none") {
    for (const talisman of talismans) {
      if (pinned === undefined ? excluded.has(talisman.id) : talisman.id !== pinned) continue;
      add(toOwnTalisman(talisman), talisman.skills, talisman.slots);
    }
  }
  return choices;
}

/** Places of the charms that bring a target, and of the one that is pinned. */
function listRelevantCharms(
  { pinned }: SearchQuery,
  catalog: BuilderCatalog,
  targets: readonly ProblemTarget[],
  weaponNeeds: ReadonlyMap<string, number>,
): number[] {
  if (pinned?.charm !== undefined)
    return catalog.charms.flatMap(({ id }, at) => (id === pinned.charm ? at : []));
  const { charms } = indexCatalog(catalog);
  const ids = [...targets.map(({ id }) => id), ...weaponNeeds.keys()];
  return [...new Set(ids.flatMap((id) => charms.get(id) ?? []))].toSorted((a, b) => a - b);
}

function toOwnTalisman({ id, talisman, skills, slots }: AppraisedTalisman): FoundCharm {
  return { kind: "talisman", id, talisman, skills, slots };
}
