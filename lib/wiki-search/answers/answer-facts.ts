import type { WeaponType } from "@/lib/catalog/codes";

/** Topics of questions about a monster; of several words the first topic here is meant. */
export const monsterTopics = [
  "capture",
  "traps",
  "break",
  "drops",
  "food",
  "status",
  "unlock",
  "crowns",
  "health",
  "where",
  "weakness",
  "parts",
] as const;
export type MonsterTopic = (typeof monsterTopics)[number];

/** The kinds of hit, as the tables of hitzones have them. */
export type Hit = "sever" | "blunt" | "ammo";

/** Id, and what to say of it. */
export type NamedLine = readonly [id: string, text: string];

/**
 * The short answers of the search, each as the text that is shown. One file, loaded with the index when the search is first
 * opened.
 */
export interface AnswerFacts {
  readonly monsters: Readonly<Record<string, MonsterAnswerFacts>>;
  /** By skill: one entry for all weapons (`[]`) or one per group of weapons, with the text of each level. */
  readonly skills: Readonly<
    Record<string, readonly (readonly [weapons: readonly WeaponType[], levels: readonly string[]])[]>
  >;
  /** By skill: what gives it. */
  readonly givers: Readonly<Record<string, SkillGiverLines>>;
  /** By item: the likeliest ways, best first. */
  readonly items: Readonly<Record<string, readonly NamedLine[]>>;
  /** By decoration: the orbs that hold it. */
  readonly decorations: Readonly<Record<string, readonly NamedLine[]>>;
  /** By quest: what it takes. */
  readonly quests: Readonly<Record<string, string>>;
  /** By weapon type and element, or `raw`: the strongest weapons. */
  readonly weapons: Readonly<Record<string, Readonly<Record<string, readonly NamedLine[]>>>>;
  /** By element or status: the monsters that it works best on. */
  readonly weakTo: Readonly<Record<string, readonly NamedLine[]>>;
  /** By language: names of weapon types and elements, as they are typed. */
  readonly words: Readonly<Record<string, WordNames>>;
}

export interface MonsterAnswerFacts
  extends Readonly<Partial<Record<Exclude<MonsterTopic, "parts">, string>>> {
  readonly hits: Readonly<Record<Hit, string>>;
}

export interface SkillGiverLines {
  readonly charms: readonly NamedLine[];
  readonly decorations: readonly NamedLine[];
  /** Pieces by number of slots and then level: `[piece, set, slots, text]`, the best first. */
  readonly armor: readonly (readonly [piece: string, set: string, slots: number, text: string])[];
}

export interface WordNames {
  readonly weapons: Readonly<Record<string, string>>;
  readonly elements: Readonly<Record<string, string>>;
}

/** Whether what was loaded is the file of answers, to the depth that this is read. */
export function isAnswerFacts(data: unknown): data is AnswerFacts {
  if (typeof data !== "object" || data === null) return false;
  const parts = [
    "monsters",
    "skills",
    "givers",
    "items",
    "decorations",
    "quests",
    "weapons",
    "weakTo",
    "words",
  ];
  const record: Partial<Record<string, unknown>> = { ...data };
  return parts.every((part) => typeof record[part] === "object" && record[part] !== null);
}
