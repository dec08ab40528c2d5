import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import type { DerivedLoadout } from "@/lib/builder/loadout/derived";
import { type LoadoutSummary, summarizeLoadout } from "@/lib/builder/summary/summarize-loadout";
import { applyBuffs, readBuffs } from "@/lib/builder/target/buffs-link";
import { emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { type ScenarioOutcome, toScenario } from "@/lib/builder/target/to-scenario";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { runOnce } from "@/lib/catalog/run-once";
import type { NamedRecord } from "./build-page";
import type { BuildDocument } from "./schema";

const getDamageData = runOnce(gatherDamageData);

/** Target of a build: a monster, and buffs besides gear. */
export type BuildTarget = Pick<BuildDocument, "monster"> & { readonly buffs?: string | undefined };

/** A summary with what its third column is against. */
interface SavedSummary {
  readonly summary: LoadoutSummary;
  /** `null` = there is no such column. */
  readonly target: { readonly monster: NamedRecord; readonly part: NamedRecord } | null;
}

/**
 * Sums up the loadout of a saved build. Its target is the monster that it is made against: the part that takes most
 * of one plain hit, with the buffs saved with the build and the usual uptimes.
 *
 * @param target `null` = none is known
 */
export function summarizeSavedLoadout(derived: DerivedLoadout, target: BuildTarget | null): SavedSummary {
  const skills = getCatalog().skills.all;
  const outcome =
    target && target.monster !== null ? createScenario(derived, target.monster, target.buffs) : null;
  if (!outcome?.ok) return { summary: summarizeLoadout(derived, skills), target: null };
  const { scenario, monster, target: part } = outcome;
  return {
    summary: summarizeLoadout(derived, skills, scenario),
    target: {
      monster: { id: monster.id, name: monster.name },
      part: { id: part.part, name: part.name },
    },
  };
}

function createScenario(
  { weapon }: DerivedLoadout,
  monster: string,
  buffs: string | null = null,
): ScenarioOutcome {
  const read = readBuffs(buffs);
  const setup = { ...emptyDamageSetup, monster };
  return toScenario(read ? applyBuffs(setup, read) : setup, weapon, getDamageData());
}
