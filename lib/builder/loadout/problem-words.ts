import type { LoadoutPlace } from "./model";
import type { LoadoutProblem } from "./problems";

/** What an id is of, so that its name can be found. */
export type NamedThing =
  | "weapon"
  | "armor"
  | "charm"
  | "decoration"
  | "skill"
  | "talisman"
  | "artian-bonus"
  | "weapon-type";

/** The name of a thing; the id itself where there is none. */
export type NameOf = (thing: NamedThing, id: string) => string;

/** A problem as one short English sentence. */
export function problemInWords(problem: LoadoutProblem, nameOf: NameOf = (_, id) => id): string {
  switch (problem.code) {
    case "unknown-weapon":
      return `There is no weapon ${problem.id}.`;
    case "unknown-armor":
      return `There is no armor ${problem.id}.`;
    case "unknown-charm":
      return `There is no charm ${problem.id}.`;
    case "wrong-piece":
      return `${nameOf("armor", problem.id)} is worn on the ${problem.belongs}, not on the ${problem.place}.`;
    case "unknown-decoration":
    case "decoration-kind":
    case "decoration-size":
    case "decoration-count":
      return slotWords(problem, nameOf);
    case "talisman-unknown":
    case "talisman-skill-unknown":
    case "talisman-skill-level":
    case "talisman-skill-twice":
    case "talisman-skills":
    case "talisman-slots":
      return talismanWords(problem, nameOf);
    default:
      return artianWords(problem, nameOf);
  }
}

type Coded<Prefix extends string> = Extract<LoadoutProblem, { readonly code: `${Prefix}${string}` }>;

function slotWords(problem: Coded<"decoration-"> | Coded<"unknown-decoration">, nameOf: NameOf): string {
  const where = placeWords(problem.place);
  switch (problem.code) {
    case "unknown-decoration":
      return `There is no decoration ${problem.id} to put into ${where}.`;
    case "decoration-kind":
      return `${nameOf("decoration", problem.id)} is for ${problem.kind} slots: slot ${problem.slot + 1} of ${where} takes ${problem.slotKind} decorations.`;
    case "decoration-size":
      return `${nameOf("decoration", problem.id)} needs a slot of level ${problem.size}: slot ${problem.slot + 1} of ${where} has level ${problem.slotSize}.`;
    case "decoration-count":
      return `Decorations reach slot ${problem.decorations} of ${where}, which has ${counted(problem.slots, "slot")}.`;
  }
}

function artianWords(problem: Coded<"artian-">, nameOf: NameOf): string {
  switch (problem.code) {
    case "artian-missing":
      return `${nameOf("weapon", problem.id)} is made of parts, and none are chosen.`;
    case "artian-unexpected":
      return `${nameOf("weapon", problem.id)} is not made of Artian parts.`;
    case "artian-parts":
      return `An Artian weapon has ${counted(problem.needed, "part")}, not ${problem.parts}.`;
    case "artian-element":
      return `An Artian ${nameOf("weapon-type", problem.type)} cannot have ${problem.element} parts.`;
    case "artian-reinforcements":
      return `An Artian weapon has ${counted(problem.max, "reinforcement")} at most, not ${problem.reinforcements}.`;
    case "artian-bonus-unknown":
      return `There is no reinforcement ${problem.bonus}.`;
    case "artian-bonus-tier":
      return `${tierWords[problem.tier]} do not get ${nameOf("artian-bonus", problem.bonus)}.`;
    case "artian-bonus-type":
      return `${nameOf("artian-bonus", problem.bonus)} does nothing for the type ${nameOf("weapon-type", problem.type)}.`;
    case "artian-bonus-count":
      return `A weapon holds ${nameOf("artian-bonus", problem.bonus)} ${counted(problem.max, "time")} at most, not ${problem.count}.`;
    case "artian-category-count":
      return `A weapon holds ${counted(problem.max, `${categoryWords[problem.category]} reinforcement`)} at most, not ${problem.count}.`;
    case "artian-roll-tier":
      return `Only Gogma Artian weapons roll ${nameOf("skill", problem.skill)}.`;
    case "artian-roll-set-bonus":
      return `Gogma Artian weapons do not roll ${nameOf("skill", problem.skill)} as a set bonus.`;
    case "artian-roll-group-skill":
      return `Gogma Artian weapons do not roll ${nameOf("skill", problem.skill)} as a group skill.`;
  }
}

function talismanWords(problem: Coded<"talisman-">, nameOf: NameOf): string {
  switch (problem.code) {
    case "talisman-unknown":
      return `There is no talisman ${problem.talisman}.`;
    case "talisman-skill-unknown":
      return `There is no skill ${problem.skill} for a talisman to have.`;
    case "talisman-skill-level":
      return `${nameOf("skill", problem.skill)} has levels 1 to ${problem.maxLevel}, not ${problem.level}.`;
    case "talisman-skill-twice":
      return `A talisman has ${nameOf("skill", problem.skill)} only once.`;
    case "talisman-skills": {
      const talisman = nameOf("talisman", problem.talisman);
      const skills = problem.skills.map(({ skill, level }) => `${nameOf("skill", skill)} ${level}`);
      return skills.length > 0 ? `No ${talisman} has ${skills.join(", ")}.` : `Every ${talisman} has skills.`;
    }
    case "talisman-slots": {
      const talisman = `${nameOf("talisman", problem.talisman)} with these skills`;
      const slots = problem.slots.map(({ kind, slot }) => `${kind} ${slot}`);
      return slots.length > 0
        ? `No ${talisman} has the slots ${slots.join(", ")}.`
        : `Every ${talisman} has slots.`;
    }
  }
}

const tierWords = { artian: "Artian weapons", gogma: "Gogma Artian weapons" };

const categoryWords = {
  attack: "attack",
  affinity: "affinity",
  element: "element",
  "sharpness-ammo": "sharpness or ammo",
};

function placeWords(place: LoadoutPlace): string {
  return place === "weapon" || place === "charm" ? `the ${place}` : `the ${place} armor`;
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}
