import type { WeaponType } from "@/lib/catalog/codes";
import { getReach } from "../criteria/expand-exclusions";
import { getProgress, type SearchCriteria } from "../criteria/search-criteria";
import { withSkillTargets } from "../criteria/skill-targets";
import type { GearReach } from "../data/availability-file";
import type { BuilderData } from "../data/builder-data";
import type { DamageData } from "../data/damage-file";
import type { LoadoutAction } from "../editor/change-loadout";
import { deriveWeapon } from "../loadout/derive-weapon";
import type { Loadout } from "../loadout/model";
import { chooseRotation } from "../target/combos";
import type { DamageSetup } from "../target/damage-setup";
import { getStageConditions, hasOwnUptimes } from "../target/hunt-stages";
import type { Workspace } from "../workspace/workspace";
import { chooseWeapon } from "./choose-weapon";
import { goalTemplates } from "./goal-templates";

/** A type of weapon and a monster to hunt with it. */
export interface Goal {
  readonly type: WeaponType;
  /** Id. */
  readonly monster: string;
}

/** Changed search that answers a goal. */
export interface GoalPlan {
  /** `null` = the equipped weapon stays. */
  readonly action: LoadoutAction | null;
  readonly setup: Partial<DamageSetup>;
  readonly criteria: Partial<SearchCriteria>;
}

/**
 * The changes that lead to a goal: the monster as the target, a weapon of the type where none is equipped, the usual
 * combo and the uptimes of a steady hunt, and skills to begin with, each where a person has not chosen their own. The
 * search then maximizes damage.
 *
 * @param availability what making gear takes; without it everything can be made
 */
export function planGoal(
  { type, monster }: Goal,
  { loadout, criteria, setup }: Pick<Workspace, "loadout" | "criteria" | "setup">,
  builderData: BuilderData,
  damageData: DamageData,
  availability: GearReach | null = null,
): GoalPlan {
  const { catalog } = builderData;
  const target: Partial<DamageSetup> = {
    ...(setup.monster !== monster && { monster, part: null, state: "normal" }),
    ...(hasOwnUptimes(setup) ? {} : { conditions: getStageConditions("steady", type) }),
  };
  const equipped = loadout.weapon ? catalog.weapons.get(loadout.weapon.id)?.type : undefined;
  const isOutOfReach = getReach(availability, getProgress(criteria));
  const id =
    equipped === type
      ? null
      : chooseWeapon(type, { ...setup, ...target }, builderData, damageData, isOutOfReach);
  const skills = isOwnChoice(criteria)
    ? {}
    : withSkillTargets(
        { skills: {}, bonuses: {} },
        goalTemplates[type].map(({ id: skill, level }) => ({ id: skill, to: level })),
        catalog,
      );
  const wielded = id === null ? loadout.weapon : { id, decorations: [], artian: null };
  return {
    action: id === null ? null : { type: "wield", id, artian: null },
    setup: { ...target, ...planRotation(wielded, setup, builderData, damageData) },
    criteria: { ...skills, objective: "auto" },
  };
}

/** The usual combo with its states, where the weapon can do none of the moves that were chosen. */
function planRotation(
  weapon: Loadout["weapon"],
  setup: DamageSetup,
  { catalog }: BuilderData,
  damageData: DamageData,
): Pick<DamageSetup, "rotation" | "bonuses"> | null {
  const derived = weapon && deriveWeapon(weapon, 0, catalog);
  const chosen = derived && chooseRotation(setup, derived, damageData);
  return chosen?.rotation === setup.rotation ? null : chosen;
}

/** Whether a person chose the skills, and not a template. */
function isOwnChoice({ skills, bonuses }: SearchCriteria): boolean {
  const chosen = JSON.stringify(skills);
  if (Object.keys(bonuses).length > 0) return true;
  if (chosen === "{}") return false;
  return !Object.values(goalTemplates).some(
    (template) => JSON.stringify(Object.fromEntries(template.map(({ id, level }) => [id, level]))) === chosen,
  );
}
