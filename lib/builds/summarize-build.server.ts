import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { readBuildCode } from "@/lib/builder/share/read-shared-code.server";
import { toSummaryColumns } from "@/lib/builder/summary/summary-columns";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { shownSkills } from "./rules";
import type { BuildDocument, BuildSummary } from "./schema";
import { type BuildTarget, summarizeSavedLoadout } from "./summarize-saved-loadout.server";

/** Fields that a list adds to a stored build. */
export function getRowFields({ code, monster, buffs }: BuildTarget & Pick<BuildDocument, "code">) {
  return {
    summary: summarizeBuild(code, { monster, buffs }),
    monsterName: monster === null ? null : (getCatalog().monsters.get(monster)?.name ?? null),
  };
}

/** Most summaries that are held in memory, about 2 kB each. */
const maxHeld = 2000;
/** Summaries by code and target, which say all that one follows from; the longest unused first. */
const held = new Map<string, BuildSummary | null>();

/**
 * Summary of a loadout in a row of a list; `null` for a code that holds none with a weapon. A few milliseconds a build
 * with a target, and none for one that was asked for lately.
 *
 * @param target of a saved build; default: none is known
 */
export function summarizeBuild(code: string, target: BuildTarget | null = null): BuildSummary | null {
  const key = JSON.stringify([code, target?.monster ?? null, target?.buffs ?? null]);
  const known = held.get(key);
  const summary = known === undefined ? createSummary(code, target) : known;
  held.delete(key);
  held.set(key, summary);
  for (const oldest of held.keys()) {
    if (held.size <= maxHeld) break;
    held.delete(oldest);
  }
  return summary;
}

function createSummary(code: string, target: BuildTarget | null): BuildSummary | null {
  const { loadout } = readBuildCode(code);
  const catalog = getLoadoutCatalog();
  const derived = deriveLoadout(loadout, catalog);
  const { weapon, skills, bonuses } = derived;
  if (!weapon) return null;
  const found = summarizeSavedLoadout(derived, target);
  const active = [...skills, ...bonuses.filter(({ level }) => level > 0)];
  const ordered = active.toSorted((a, b) => b.level - a.level);
  return {
    weapon: { id: weapon.id, name: getCatalog().weapons.get(weapon.id)?.name ?? weapon.id },
    columns: toSummaryColumns(found.summary),
    target: found.target?.monster ?? null,
    sharpness: weapon.sharpness?.bar ?? null,
    skills: ordered.slice(0, shownSkills).map(({ skill, level, kind }) => ({
      id: skill,
      name: getCatalog().skills.get(skill)?.name ?? skill,
      level,
      kind,
    })),
    moreSkills: Math.max(0, ordered.length - shownSkills),
  };
}
