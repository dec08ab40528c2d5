import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import type { DerivedLoadout } from "@/lib/builder/loadout/derived";
import { applyBuffs, readBuffs } from "@/lib/builder/target/buffs-link";
import { emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { resolveMoves } from "@/lib/builder/target/packed-target";
import { applyTarget, readTarget } from "@/lib/builder/target/target-link";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { runOnce } from "@/lib/catalog/run-once";
import { type CardTarget, createCardTarget } from "./create-card-target";

const getDamageData = runOnce(gatherDamageData);

/** The fields of a link that say what is hit, as a stranger sent them. */
interface TargetFields {
  readonly target?: string | undefined;
  readonly buffs?: string | undefined;
}

/**
 * Damage of a build to the target of a link. Never throws, whatever the text.
 *
 * @returns `null` where the link says nothing of a target, or nothing that can be calculated
 */
export function readCardTarget(derived: DerivedLoadout, { target, buffs }: TargetFields): CardTarget | null {
  const read = readTarget(target ?? null);
  const bonuses = readBuffs(buffs ?? null);
  if (!read && !bonuses?.custom) return null;
  const data = getDamageData();
  const aimed = read ? applyTarget(emptyDamageSetup, read.target) : emptyDamageSetup;
  const found = { ...aimed, rotation: resolveMoves(aimed.rotation, data.moves) };
  const setup = bonuses ? applyBuffs(found, bonuses) : found;
  try {
    return createCardTarget(setup, derived, data, getCatalog().skills.all);
  } catch (error) {
    // Figures out of the range of the calculation: the picture shows the build without them.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
