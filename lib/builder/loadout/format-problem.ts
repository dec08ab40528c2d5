import type { LoadoutPlace } from "./model";
import type { LoadoutProblem } from "./problems";

/** Kind of record that an id is of, so that its name can be found. */
export type ProblemSubject =
  | "weapon"
  | "armor"
  | "charm"
  | "decoration"
  | "skill"
  | "talisman"
  | "artian-bonus"
  | "weapon-type";

/** The English name; the id itself where there is none. */
export type GetName = (item: ProblemSubject, id: string) => string;

/** A problem as one short English sentence. */
export function formatProblem(problem: LoadoutProblem, getName: GetName = (_, id) => id): string {
  switch (problem.code) {
    case "unknown-weapon":
      return `Unknown weapon: ${problem.id}.`;
    case "unknown-armor":
      return `Unknown armor: ${problem.id}.`;
    case "unknown-charm":
      return `Unknown charm: ${problem.id}.`;
    case "wrong-piece":
      return `${getName("armor", problem.id)} is ${problem.belongs} armor, not ${problem.place} armor.`;
    case "unknown-decoration":
    case "decoration-kind":
    case "decoration-size":
    case "decoration-count":
      return formatSlotProblem(problem, getName);
    case "talisman-unknown":
    case "talisman-skill-unknown":
    case "talisman-skill-level":
    case "talisman-skill-twice":
    case "talisman-skills":
    case "talisman-slots":
      return formatTalismanProblem(problem, getName);
    default:
      return formatArtianProblem(problem, getName);
  }
}

type Coded<Prefix extends string> = Extract<LoadoutProblem, { readonly code: `${Prefix}${string}` }>;

function formatSlotProblem(
  problem: Coded<"decoration-"> | Coded<"unknown-decoration">,
  getName: GetName,
): string {
  const where = formatPlace(problem.place);
  switch (problem.code) {
    case "unknown-decoration":
      return `Unknown decoration in ${where}: ${problem.id}.`;
    case "decoration-kind":
      return `${getName("decoration", problem.id)} is for ${problem.kind} slots, but slot ${problem.slot + 1} of ${where} takes ${problem.slotKind} decorations.`;
    case "decoration-size":
      return `${getName("decoration", problem.id)} needs a level ${problem.size} slot, but slot ${problem.slot + 1} of ${where} is level ${problem.slotSize}.`;
    case "decoration-count":
      return `There is a decoration in slot ${problem.decorations} of ${where}, which has only ${formatCount(problem.slots, "slot")}.`;
  }
}

function formatArtianProblem(problem: Coded<"artian-">, getName: GetName): string {
  switch (problem.code) {
    case "artian-missing":
      return `${getName("weapon", problem.id)} needs Artian parts. Choose them first.`;
    case "artian-unexpected":
      return `${getName("weapon", problem.id)} is not made of Artian parts.`;
    case "artian-parts":
      return `An Artian weapon has ${formatCount(problem.needed, "part")}, not ${problem.parts}.`;
    case "artian-element":
      return `An Artian ${getName("weapon-type", problem.type)} cannot have ${problem.element} parts.`;
    case "artian-reinforcements":
      return `An Artian weapon has at most ${formatCount(problem.max, "reinforcement")}, not ${problem.reinforcements}.`;
    case "artian-bonus-unknown":
      return `Unknown reinforcement: ${problem.bonus}.`;
    case "artian-bonus-tier":
      return `${tierLabels[problem.tier]} cannot have ${getName("artian-bonus", problem.bonus)}.`;
    case "artian-bonus-type":
      return `${getName("artian-bonus", problem.bonus)} has no effect on the weapon type ${getName("weapon-type", problem.type)}.`;
    case "artian-bonus-count":
      return `A weapon can have ${getName("artian-bonus", problem.bonus)} at most ${formatCount(problem.max, "time")}, not ${problem.count}.`;
    case "artian-category-count":
      return `A weapon can have at most ${formatCount(problem.max, `${categoryLabels[problem.category]} reinforcement`)}, not ${problem.count}.`;
    case "artian-roll-tier":
      return `Only Gogma Artian weapons can roll ${getName("skill", problem.skill)}.`;
    case "artian-roll-set-bonus":
      return `Gogma Artian weapons cannot roll ${getName("skill", problem.skill)} as a set bonus.`;
    case "artian-roll-group-skill":
      return `Gogma Artian weapons cannot roll ${getName("skill", problem.skill)} as a group skill.`;
  }
}

function formatTalismanProblem(problem: Coded<"talisman-">, getName: GetName): string {
  switch (problem.code) {
    case "talisman-unknown":
      return `Unknown talisman: ${problem.talisman}.`;
    case "talisman-skill-unknown":
      return `Talismans cannot have the skill ${problem.skill}.`;
    case "talisman-skill-level":
      return `${getName("skill", problem.skill)} has levels 1 to ${problem.maxLevel}, not ${problem.level}.`;
    case "talisman-skill-twice":
      return `A talisman can have ${getName("skill", problem.skill)} only once.`;
    case "talisman-skills": {
      const talisman = getName("talisman", problem.talisman);
      const skills = problem.skills.map(({ skill, level }) => `${getName("skill", skill)} ${level}`);
      return skills.length > 0 ? `No ${talisman} has ${skills.join(", ")}.` : `Every ${talisman} has skills.`;
    }
    case "talisman-slots": {
      const talisman = `${getName("talisman", problem.talisman)} with these skills`;
      const slots = problem.slots.map(({ kind, slot }) => `${kind} ${slot}`);
      return slots.length > 0
        ? `No ${talisman} has the slots ${slots.join(", ")}.`
        : `Every ${talisman} has slots.`;
    }
  }
}

const tierLabels = { artian: "Artian weapons", gogma: "Gogma Artian weapons" };

const categoryLabels = {
  attack: "attack",
  affinity: "affinity",
  element: "element",
  "sharpness-ammo": "sharpness or ammo",
};

function formatPlace(place: LoadoutPlace): string {
  return place === "weapon" || place === "charm" ? `the ${place}` : `the ${place} armor`;
}

function formatCount(count: number, item: string): string {
  return `${count} ${item}${count === 1 ? "" : "s"}`;
}
