import type { BuilderCatalog, SkillLevel } from "../catalog/catalog";
import { listArmorJewels } from "../catalog/skill-levels";
import { deriveLoadout } from "../loadout/derive-loadout";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import type { Loadout } from "../loadout/model";
import { createWeaponFiller } from "../search/weapon-filler";
import { countUsedDecorations, listOpenSlots, placeDecorations } from "./place-decorations";

/** Decorations that a player has: any number, or counts by id, where what is not named is not owned. */
export type OwnedDecorations = "unlimited" | Readonly<Record<string, number>>;

export interface FilledSlots {
  readonly loadout: Loadout;
  /** Ids that were put in, one per decoration. */
  readonly added: readonly string[];
  /** Levels that are still missing, in the order of the skill targets. Empty = all skill targets are met. */
  readonly missing: readonly SkillLevel[];
}

/**
 * Fills the free slots of what is equipped so that skill targets are reached. What is in a slot stays there.
 *
 * Skill targets that come first are met first: a level goes in where it can without giving up one that came before. For
 * armor decorations that is also the most levels that can be had in all, because sets of decorations that fit
 * slots are a matroid. Weapon decorations may bring several skills, and are tried level by level.
 *
 * @param target least levels of armor and weapon skills, capped at their maximum; others are left out
 * @param owned counts include the decorations that are in the loadout already
 */
export function fillSlots(
  loadout: Loadout,
  target: readonly SkillLevel[],
  owned: OwnedDecorations,
  catalog: LoadoutCatalog,
): FilledSlots {
  const { levels } = deriveLoadout(loadout, catalog);
  const lacks = target.flatMap(({ skill, level }) => {
    const record = catalog.skills.get(skill);
    if (!record || record.levels) return [];
    const open = Math.min(level, record.maxLevel) - (levels[skill] ?? 0);
    return open > 0 ? [{ skill, level: open }] : [];
  });
  const spare = countSpareDecorations(loadout, owned);
  const isWeaponSkill = ({ skill }: SkillLevel) => catalog.skills.get(skill)?.kind === "weapon";
  const added = [
    ...fillArmor(loadout, lacks, spare, catalog),
    ...fillWeapon(loadout, lacks.filter(isWeaponSkill), spare, catalog),
  ];
  const filled = placeDecorations(loadout, added, catalog).loadout;
  const after = deriveLoadout(filled, catalog).levels;
  const missing = lacks.flatMap(({ skill, level }) => {
    const open = level - ((after[skill] ?? 0) - (levels[skill] ?? 0));
    return open > 0 ? [{ skill, level: open }] : [];
  });
  return { loadout: filled, added, missing };
}

/** Owned decorations that are not in the loadout. */
function countSpareDecorations(loadout: Loadout, owned: OwnedDecorations): OwnedDecorations {
  if (owned === "unlimited") return owned;
  const used = countUsedDecorations(loadout);
  return Object.fromEntries(
    Object.entries(owned).map(([id, count]) => [id, Math.max(0, count - (used.get(id) ?? 0))]),
  );
}

function fillArmor(
  loadout: Loadout,
  lacks: readonly SkillLevel[],
  spare: OwnedDecorations,
  catalog: LoadoutCatalog,
): string[] {
  const slots = listOpenSlots(loadout, catalog).filter(({ kind }) => kind === "armor");
  /** Slots of level 1, 2, 3 and up that are not spoken for. */
  const freeCounts = [1, 2, 3].map((size) => slots.filter(({ slot }) => slot >= size).length);
  const jewels = listArmorJewels(catalog.decorations.values());
  return lacks.flatMap(({ skill, level }) => {
    const jewel = jewels.get(skill);
    if (!jewel) return [];
    const maxCount = Math.min(level, spare === "unlimited" ? level : (spare[jewel.id] ?? 0));
    const count = Math.max(0, Math.min(maxCount, ...freeCounts.slice(0, jewel.slot)));
    for (let size = 0; size < jewel.slot; size++) freeCounts[size] = (freeCounts[size] ?? 0) - count;
    return Array.from({ length: count }, () => jewel.id);
  });
}

function fillWeapon(
  loadout: Loadout,
  lacks: readonly SkillLevel[],
  spare: OwnedDecorations,
  catalog: LoadoutCatalog,
): readonly string[] {
  const slots = listOpenSlots(loadout, catalog).filter(({ kind }) => kind === "weapon");
  if (slots.length === 0) return [];
  const lists = listIds(catalog);
  const needs = new Map<string, number>();
  let best: readonly string[] = [];
  for (const { skill, level } of lacks) {
    for (let need = 1; need <= level; need++) {
      const trial = new Map(needs).set(skill, need);
      const side = createWeaponFiller({ decorations: spare }, lists, trial);
      const filling = side.fill(
        new Map(),
        slots.map(({ slot }) => slot),
      );
      if (!filling) break;
      needs.set(skill, need);
      best = filling;
    }
  }
  return best;
}

function listIds(catalog: LoadoutCatalog): BuilderCatalog {
  return {
    skills: [...catalog.skills.values()],
    armor: [],
    decorations: [...catalog.decorations.values()],
    charms: [],
    talismans: catalog.talismans,
  };
}
