import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import type { SearchQuery } from "@/lib/builder/search/query";
import type { Dice } from "./dice";
import { fullQuery } from "./full-queries";

export interface BenchQuery {
  readonly name: string;
  readonly query: SearchQuery;
}

export interface BenchGroup {
  readonly name: string;
  readonly queries: readonly BenchQuery[];
}

/** Whether a query has a set. */
export type HasSet = (query: SearchQuery) => boolean;

/** Skill targets that hunters set together, from two easy ones up to eight. */
const named: Readonly<Record<string, SearchQuery>> = {
  "two easy": { skills: { "weakness-exploit": 1, burst: 1 } },
  "two high": { skills: { "weakness-exploit": 5, agitator: 5 } },
  three: { skills: { "weakness-exploit": 5, "maximum-might": 3, burst: 1 } },
  "three and a bonus": {
    skills: { "weakness-exploit": 5, agitator: 3, burst: 1 },
    bonuses: { "gore-magalas-tyranny": 1 },
  },
  four: { skills: { "weakness-exploit": 5, agitator: 5, burst: 1, "stun-resistance": 3 } },
  "four and two bonuses": {
    skills: { "weakness-exploit": 5, agitator: 3, burst: 1, constitution: 2 },
    bonuses: { "gore-magalas-tyranny": 1, "lords-soul": 1 },
  },
  five: {
    skills: { "weakness-exploit": 5, agitator: 5, "maximum-might": 3, burst: 1, "evade-window": 1 },
  },
  six: {
    skills: {
      "weakness-exploit": 5,
      agitator: 4,
      "maximum-might": 3,
      burst: 1,
      "stun-resistance": 2,
      earplugs: 1,
    },
  },
  seven: {
    skills: {
      "weakness-exploit": 5,
      agitator: 3,
      burst: 1,
      "divine-blessing": 2,
      "stun-resistance": 2,
      "recovery-speed": 1,
      earplugs: 2,
    },
  },
  eight: {
    skills: {
      "weakness-exploit": 4,
      agitator: 2,
      "maximum-might": 2,
      burst: 1,
      constitution: 2,
      "evade-window": 1,
      "divine-blessing": 1,
      "stun-resistance": 2,
    },
  },
};

export const infeasibleGroup = "eight, infeasible by one level";

/** Objectives that every named query is run with. */
const objectives = ["defense", "slots"] as const;

/**
 * The groups that are measured. Tight queries are grown: eight random skills of level 1, raised by turns until
 * none can be raised without losing the last set. One level more of one skill makes each of them infeasible.
 */
export function benchGroups(catalog: BuilderCatalog, dice: Dice, hasSet: HasSet): BenchGroup[] {
  const tight = Array.from({ length: 8 }, () => grow(someSkills(catalog, dice, 8), catalog, dice, hasSet));
  const both = (name: string, query: SearchQuery) =>
    objectives.map((kind) => ({ name: `${name}, ${kind}`, query: { ...query, objective: { kind } } }));
  return [
    { name: "named", queries: Object.entries(named).flatMap(([name, query]) => both(name, query)) },
    { name: "eight tight", queries: tight.flatMap(({ query }, index) => both(`tight ${index + 1}`, query)) },
    {
      name: infeasibleGroup,
      queries: tight.flatMap(({ beyond }, index) => both(`beyond ${index + 1}`, beyond)),
    },
    {
      name: "eight loose",
      queries: Array.from({ length: 8 }, (_, index) =>
        both(`loose ${index + 1}`, { skills: levelOne(someSkills(catalog, dice, 8)) }),
      ).flat(),
    },
    { name: "300 random, up to eight skills", queries: randomQueries(300, () => plainQuery(catalog, dice)) },
    { name: "300 random, every option", queries: randomQueries(300, () => fullQuery(catalog, dice)) },
  ];
}

function randomQueries(count: number, make: () => SearchQuery): BenchQuery[] {
  return Array.from({ length: count }, (_, index) => ({ name: `random ${index + 1}`, query: make() }));
}

/** High rank, craftable charms, unlimited decorations: the defaults, as most people search. */
export function plainQuery(catalog: BuilderCatalog, dice: Dice): SearchQuery {
  const { skills, bonuses, objective } = fullQuery(catalog, dice);
  const armorSkills = new Set(catalog.skills.filter(({ kind }) => kind === "armor").map(({ id }) => id));
  const armorTargets = Object.entries(skills ?? {}).filter(([id]) => armorSkills.has(id));
  return { skills: Object.fromEntries(armorTargets), bonuses, objective };
}

/** Armor skills with a decoration, which every query can have at level 1. */
function someSkills(catalog: BuilderCatalog, dice: Dice, count: number): string[] {
  const jewels = catalog.decorations.filter(({ kind }) => kind === "armor");
  return dice.some(
    jewels.flatMap(({ skills }) => skills.map(({ skill }) => skill)),
    count,
  );
}

function levelOne(skills: readonly string[]): Record<string, number> {
  return Object.fromEntries(skills.map((skill) => [skill, 1]));
}

/** @returns the tight query, and the same with one level more, which has no set */
function grow(
  ids: readonly string[],
  catalog: BuilderCatalog,
  dice: Dice,
  hasSet: HasSet,
): { query: SearchQuery; beyond: SearchQuery } {
  const max = new Map(catalog.skills.map(({ id, maxLevel }) => [id, maxLevel]));
  let skills = levelOne(ids);
  let beyond: SearchQuery | null = null;
  const open = new Set(ids);
  while (open.size > 0) {
    const id = dice.pick([...open]);
    const level = (skills[id] ?? 0) + 1;
    const raised = { ...skills, [id]: level };
    if (level > (max.get(id) ?? 0)) open.delete(id);
    else if (hasSet({ skills: raised })) skills = raised;
    else {
      beyond = { skills: raised };
      open.delete(id);
    }
  }
  // All at their maximum: then nothing is beyond them.
  return beyond
    ? { query: { skills }, beyond }
    : grow(someSkills(catalog, dice, ids.length), catalog, dice, hasSet);
}
