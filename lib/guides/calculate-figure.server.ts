import { explainRotation } from "@/lib/builder/damage/rotation-damage";
import type { DamageData } from "@/lib/builder/data/damage-file";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { toOpeningPath } from "@/lib/builder/editor/write-opening";
import { deriveWeapon } from "@/lib/builder/loadout/derive-weapon";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { listTargets } from "@/lib/builder/target/targets";
import { toScenario } from "@/lib/builder/target/to-scenario";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { runOnce } from "@/lib/catalog/run-once";
import { formatState } from "@/lib/catalog/state-labels";
import type { DamageQuestion } from "./blocks";
import type { DamageFigure } from "./guide-tree";

/** Skills that an opening of the builder can name. */
const maxOpeningSkills = 8;
const getData = runOnce((): DamageData => gatherDamageData());

/**
 * Calculates the damage of a move as the builder does: with the skills of the block and no others, at the usual uptimes
 * of their conditions.
 *
 * @returns a text that says what is wrong, to follow the block
 */
export function calculateFigure(question: DamageQuestion): DamageFigure | string {
  const catalog = getCatalog();
  const handicraft = question.skills.find(({ id }) => id === "handicraft")?.level ?? 0;
  const weapon = deriveWeapon(
    { id: question.weapon, decorations: [], artian: null },
    handicraft,
    getLoadoutCatalog(),
  );
  const record = catalog.weapons.get(question.weapon);
  if (!weapon || !record) return `names no weapon of the game (${question.weapon})`;
  const problem = findQuestionProblem(question, weapon.type);
  if (problem) return problem;
  const outcome = toScenario(
    {
      ...emptyDamageSetup,
      monster: question.monster,
      part: question.part,
      state: question.state,
      rotation: [{ move: question.attack, count: 1 }],
      sharpness: question.sharpness,
      bonuses: Object.fromEntries(question.buffs.map((buff) => [buff, 100])),
    },
    weapon,
    getData(),
  );
  if (!outcome.ok) return `cannot be calculated. ${outcome.reason}`;
  const { scenario, monster, target } = outcome;
  const move = catalog.attacks.get(question.attack);
  if (!move || scenario.rotation[0]?.move.id !== move.id)
    return "names a move that this weapon does not have";
  const levels = Object.fromEntries(question.skills.map(({ id, level }) => [id, level]));
  const { raw, elemental, total, steps } = explainRotation(scenario, catalog.skills.all, levels);
  const state = target.state === "normal" ? "" : `, ${formatState(target.state)}`;
  return {
    move: move.name,
    weapon: record.name,
    monster: monster.name,
    part: `${target.name}${state}`,
    hits: move.hits,
    raw: round(raw.value),
    element: round(elemental.value),
    critical: round((steps[0]?.perHit.total.critical.value ?? 0) * move.hits),
    average: round(total.value),
    href: toOpeningPath({
      kind: "plan",
      weapon: question.weapon,
      monster: question.monster,
      skills: question.skills.slice(0, maxOpeningSkills),
    }),
  };
}

function findQuestionProblem(question: DamageQuestion, weaponType: string): string | null {
  const catalog = getCatalog();
  const move = catalog.attacks.get(question.attack);
  if (!move) return `names no move of the game (${question.attack})`;
  if (move.weapon !== weaponType) return "names a move of another type of weapon";
  const monster = getData().monsters.find(({ id }) => id === question.monster);
  if (!monster) return `names no monster of the game (${question.monster})`;
  const targets = listTargets(monster);
  const { part, state } = question;
  if (part !== null && !targets.some((each) => each.part === part)) {
    const parts = [...new Set(targets.map((each) => each.part))].join(", ");
    return `names no part of ${monster.name}; its parts are ${parts}`;
  }
  if (part !== null && !targets.some((each) => each.part === part && each.state === state)) {
    return `names a state that this part does not have (${state})`;
  }
  for (const { id, level } of question.skills) {
    const skill = catalog.skills.get(id);
    if (!skill) return `names no skill of the game (${id})`;
    if (level > skill.maxLevel) return `gives ${skill.name} a level above ${skill.maxLevel}`;
  }
  return null;
}

/** To a tenth, as the game shows damage. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
