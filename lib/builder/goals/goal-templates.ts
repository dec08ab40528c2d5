import type { WeaponType } from "@/lib/catalog/codes";

/** A skill that a template adds, and what it is there for. */
interface TemplateSkill {
  readonly id: string;
  /** 1 to the skill's maximum. */
  readonly level: number;
  /** Short, for a person. */
  readonly why: string;
}

/**
 * Skills to begin with for each type of weapon: those that make it comfortable to play and that no search for damage
 * would choose, as they change no hit. Few and low, so that room is left for damage. Chosen by hand.
 */
export const goalTemplates: Readonly<Record<WeaponType, readonly TemplateSkill[]>> = {
  "great-sword": [{ id: "focus", level: 3, why: "charges faster" }],
  "long-sword": [{ id: "quick-sheathe", level: 1, why: "sheathes sooner for special sheathe" }],
  "sword-and-shield": [{ id: "flinch-free", level: 1, why: "light blows do not interrupt you" }],
  "dual-blades": [{ id: "marathon-runner", level: 1, why: "demon mode drains less stamina" }],
  hammer: [{ id: "focus", level: 1, why: "charges faster" }],
  "hunting-horn": [{ id: "horn-maestro", level: 1, why: "melodies last longer" }],
  lance: [{ id: "guard", level: 2, why: "blocks cost less" }],
  gunlance: [{ id: "load-shells", level: 1, why: "reloads faster" }],
  "switch-axe": [{ id: "power-prolonger", level: 1, why: "amped longer" }],
  "charge-blade": [{ id: "load-shells", level: 1, why: "loads phials faster" }],
  "insect-glaive": [{ id: "power-prolonger", level: 1, why: "extracts last longer" }],
  "light-bowgun": [{ id: "evade-extender", level: 1, why: "longer sidesteps" }],
  "heavy-bowgun": [{ id: "guard", level: 1, why: "blocks cost less" }],
  bow: [{ id: "constitution", level: 2, why: "dodges cost less stamina" }],
};

/** A weapon and a monster that show what the builder does. */
interface GoalExample {
  readonly type: WeaponType;
  /** Id. */
  readonly monster: string;
  /** English. */
  readonly monsterName: string;
}

/** Three different ways of hunting: one heavy blade, one that lives by its element, one that shoots. */
export const goalExamples: readonly GoalExample[] = [
  { type: "great-sword", monster: "arkveld", monsterName: "Arkveld" },
  { type: "dual-blades", monster: "rathalos", monsterName: "Rathalos" },
  { type: "heavy-bowgun", monster: "gore-magala", monsterName: "Gore Magala" },
];
