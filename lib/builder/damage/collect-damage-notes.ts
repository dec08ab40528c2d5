import { type ActiveSkill, listEquippedSkills } from "./active-skills";
import { demonBoost, hasFigures } from "./bonus-figures";
import { carriedLevels, darkArts, perhapsOutsideAmmoElement } from "./constants";
import { getElementSource } from "./element-source";
import type { DamageScenario, DamageSkill, SkillLevels } from "./inputs";
import type { DamageNotes, DoubtfulSkill, StepDamage } from "./outputs";
import { isReadOtherwise, type Reading, readings } from "./readings";
import { getFiguresAt } from "./skill-figures";
import { getSkillRole } from "./skill-roles";

/** Input of the notes on a rotation. */
interface NoteInput {
  readonly scenario: DamageScenario;
  readonly skills: readonly DamageSkill[];
  readonly levels: SkillLevels;
  /** Skills that work. */
  readonly active: readonly ActiveSkill[];
  readonly steps: readonly StepDamage[];
}

/** Omitted and disputed parts of a rotation's numbers. */
export function collectDamageNotes(input: NoteInput): DamageNotes {
  const { scenario, skills, levels, active, steps } = input;
  const known = new Set(skills.map(({ id }) => id));
  const works = new Set(active.map(({ skill }) => skill.id));
  const equipped = listEquippedSkills(skills, levels);
  const unknown = Object.keys(levels).filter((id) => !known.has(id) && (levels[id] ?? 0) >= 1);
  return {
    notCounted: [
      ...equipped.map(({ skill }) => skill.id).filter((id) => getSkillRole(id).kind === "unknown"),
      ...unknown,
    ],
    doubtful: active.flatMap(({ skill }) => listDoubts(skill)),
    missing: equipped.flatMap(({ skill: { id, requires } }) =>
      requires === undefined || works.has(id) ? [] : [{ skill: id, requires }],
    ),
    readings: readings
      .filter((reading) => entersFigures(reading, input))
      .map((reading) => ({ reading, other: isReadOtherwise(scenario, reading) })),
    procsNotCounted:
      (scenario.seconds ?? 0) > 0
        ? []
        : active
            .filter(({ skill, level }) => getFiguresAt(skill, level, scenario)?.procDamage !== undefined)
            .map(({ skill }) => skill.id),
    elementCapReached: isCapReached(steps),
    secondElementNotCounted: (scenario.weapon.element2 ?? null) !== null,
    bonusesNotCounted: (scenario.bonuses ?? [])
      .filter((bonus) => !hasFigures(bonus))
      .map(({ kind, id }) => ({ kind, id })),
  };
}

function isCapReached(steps: readonly StepDamage[]): boolean {
  return steps.some(({ perHit }) => perHit.element.terms.some(({ label }) => label === "elementCap"));
}

/** Whether a doubtful term has a part in the numbers. */
function entersFigures(reading: Reading, { scenario, active, steps }: NoteInput): boolean {
  const { weapon, rotation, target, bonuses = [] } = scenario;
  const levelOf = (id: string) => active.find(({ skill }) => skill.id === id)?.level ?? 0;
  const hasElement = steps.some(({ perHit }) => perHit.element.value > 0);
  switch (reading) {
    case "elementPhialCap":
      return (
        weapon.traits.phial === "element" &&
        rotation.some(({ move }) => move.mode === "sword") &&
        (isCapReached(steps) || isReadOtherwise(scenario, reading))
      );
    case "demonBoostElement":
      return hasElement && bonuses.some(({ id }) => id === demonBoost);
    case "woundBelowWeakSpot": {
      const least = levelOf("weakness-exploit") > 0 && target.state === "wound" ? weakSpot : 0;
      return rotation.some(({ move }) => target.hitzone[move.damageType] < least);
    }
    case "darkArtsLower":
      return hasElement && darkArts.uncertain.includes(weapon.type) && levelOf(darkArts.skill) > 0;
    case "blackestNight":
      return hasElement && levelOf(darkArts.skill) === carriedLevels[darkArts.skill]?.level;
    case "ballisticsAmmo":
      return (
        levelOf(perhapsOutsideAmmoElement) > 0 &&
        rotation.some(({ move }) => getElementSource(weapon, move)?.kind === "ofAttack")
      );
    case "absorptionUpper":
      return hasElement && levelOf("elemental-absorption") > 0;
    case "hammerElement":
      return hasElement && weapon.type === "hammer";
  }
}

/** Raw hitzone from which a part is a weak spot. Percent. */
const weakSpot = 45;

function listDoubts(skill: DamageSkill): DoubtfulSkill[] {
  const role = getSkillRole(skill.id);
  if (role.kind !== "counted") return [];
  const doubts: DoubtfulSkill[] = [];
  if (skill.weaponGroupingUncertain === true) doubts.push({ skill: skill.id, doubt: "weaponGrouping" });
  if (role.doubt !== undefined) doubts.push({ skill: skill.id, doubt: role.doubt });
  return doubts;
}
