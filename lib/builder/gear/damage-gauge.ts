import { compileModel } from "../damage/compile-model";
import { flatten } from "../damage/flat-model";
import type { SkillLevels } from "../damage/inputs";
import { createScorer } from "../damage/score";
import type { BuilderData } from "../data/builder-data";
import type { DamageData } from "../data/damage-file";
import type { LoadoutDelta } from "../editor/compare-derived";
import type { PiecePreview, PiecePreviews } from "../editor/preview-piece";
import { deriveLoadout } from "../loadout/derive-loadout";
import type { DerivedLoadout, DerivedWeapon } from "../loadout/derived";
import type { Loadout, LoadoutPlace } from "../loadout/model";
import { adaptRotation } from "../target/adapt-rotation";
import type { DamageSetup } from "../target/damage-setup";
import { toScenario } from "../target/to-scenario";
import { getPickedLoadout } from "./previews";

/**
 * By how much a change raises the damage to the target, as a share: 0.021 = 2.1 % more. Exact, without the rounding of
 * hits. `null` where it cannot be said.
 */
export interface DamageGauge {
  /** With other levels of skills, set bonuses and group skills. */
  ofLevels(levels: SkillLevels): number;
  /** With the changes of a piece, a charm or a decoration. */
  ofDelta(delta: Pick<LoadoutDelta, "skills" | "bonuses">): number;
  /** With a change of the damage setup, such as a meal; `null` where it cannot be said. */
  ofSetup(patch: Partial<DamageSetup>): number | null;
  /** With another weapon, which does the same combo; `null` for one that cannot. */
  ofLoadout(loadout: Loadout): number | null;
  /**
   * With another item in a place, by its id: each is worked out when it is first asked for. `null` for what is equipped,
   * and for what cannot be said.
   */
  ofPlace(loadout: Loadout, place: LoadoutPlace, previews: PiecePreviews): (id: string) => number | null;
}

interface Question {
  readonly setup: DamageSetup;
  readonly derived: DerivedLoadout;
  readonly builderData: BuilderData;
  readonly damageData: DamageData;
}

/** @returns `null` without a weapon, a target or its hitzones, and where nothing deals damage */
export function createDamageGauge({ setup, derived, builderData, damageData }: Question): DamageGauge | null {
  const { weapon, levels } = derived;
  if (!weapon) return null;
  const getScore = (other: DerivedWeapon, patch: Partial<DamageSetup>) => {
    const outcome = toScenario({ ...setup, ...patch }, other, damageData);
    if (!outcome.ok) return null;
    // What a search proves by is left out: it would cost more than the figure.
    const model = compileModel(outcome.scenario, builderData.armor.skills, {});
    const { score } = createScorer(flatten(model));
    return (wanted: SkillLevels) =>
      score(model.skills.map(({ id, maxLevel }) => Math.min(wanted[id] ?? 0, maxLevel)));
  };
  const score = getScore(weapon, {});
  const now = score?.(levels) ?? 0;
  if (!score || now <= 0) return null;
  const ofLevels = (wanted: SkillLevels) => score(wanted) / now - 1;
  const ofDelta: DamageGauge["ofDelta"] = ({ skills, bonuses }) =>
    ofLevels({
      ...levels,
      ...Object.fromEntries([...skills, ...bonuses].map(({ skill, to }) => [skill, to])),
    });
  const ofLoadout = (loadout: Loadout) => {
    const other = deriveLoadout(loadout, builderData.catalog);
    const adapted = other.weapon && adaptRotation(setup, weapon, other.weapon, damageData);
    const otherScore = other.weapon && adapted && getScore(other.weapon, adapted);
    return otherScore ? otherScore(other.levels) / now - 1 : null;
  };
  const ofSetup: DamageGauge["ofSetup"] = (patch) => {
    const patched = getScore(weapon, patch);
    return patched && patched(levels) / now - 1;
  };
  const ofItem = (loadout: Loadout, place: LoadoutPlace, id: string, preview: PiecePreview | null) => {
    if (!preview) return null;
    if (place !== "weapon") return ofDelta(preview.delta);
    const picked = getPickedLoadout(loadout, place, id, builderData);
    return picked && ofLoadout(picked.loadout);
  };
  return {
    ofLevels,
    ofDelta,
    ofSetup,
    ofLoadout,
    ofPlace: (loadout, place, previews) => {
      const known = new Map<string, number | null>();
      return (id) => {
        if (!known.has(id)) known.set(id, ofItem(loadout, place, id, previews(id)));
        return known.get(id) ?? null;
      };
    },
  };
}
