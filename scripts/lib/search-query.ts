import { z } from "zod";
import { describeIssues } from "@/lib/api/describe-issues";
import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import { expandExclusions } from "@/lib/builder/criteria/expand-exclusions";
import { topRarity } from "@/lib/builder/criteria/search-criteria";
import type { GearReach } from "@/lib/builder/data/availability-file";
import { gatherAvailabilityData } from "@/lib/builder/data/gather-builder-data.server";
import { checkQuery, type QueryIssue } from "@/lib/builder/search/check-query";
import { findClosestWord } from "@/lib/builder/search/closest-word";
import type { SearchQuery } from "@/lib/builder/search/query";
import { fullProgress } from "@/lib/catalog/availability";
import { armorPieces, decorationKinds, elements, ranks } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { runOnce } from "@/lib/catalog/run-once";
import { findSkillByAlias } from "@/lib/catalog/skill-aliases";
import { createDamageTask, damageRequestSchema } from "./search-damage";
import { readJson } from "./search-json";

/** Maximum number of issues that are reported for one line; the first ones say what is wrong. */
const shown = 5;

const numbers = z.record(z.string(), z.int());
const ids = z.array(z.string());

const talisman = z.strictObject({
  id: z.string(),
  talisman: z.string(),
  skills: z.array(z.strictObject({ skill: z.string(), level: z.int() })),
  slots: z.array(z.strictObject({ kind: z.enum(decorationKinds), slot: z.int() })),
});

const element = z.enum(elements);
const objective = z.union(
  [
    z.enum(["defense", "slots"]).transform((kind) => ({ kind })),
    z.strictObject({ resistance: element }).transform((objective) => ({
      kind: "resistance" as const,
      element: objective.resistance,
    })),
    z.strictObject({ damage: z.unknown() }).transform(({ damage }) => ({ kind: "damage" as const, damage })),
  ],
  {
    error: `must be "defense", "slots", {"resistance": one of ${elements.join(", ")}} or {"damage": {…}}`,
  },
);

const querySchema = z.strictObject({
  skills: numbers.optional(),
  bonuses: numbers.optional(),
  weapon: z
    .strictObject({
      slots: z.array(z.int()).optional(),
      skills: numbers.optional(),
      bonuses: numbers.optional(),
    })
    .optional(),
  rank: z.enum([...ranks, "any"]).optional(),
  transcended: z.boolean().optional(),
  pinned: z.partialRecord(z.enum([...armorPieces, "charm"]), z.string()).optional(),
  excluded: ids.optional(),
  maxRarity: z.int().min(1).max(topRarity).optional(),
  progress: z.strictObject({ rank: z.enum(ranks).optional(), lockedMonsters: ids.optional() }).optional(),
  minimum: z
    .strictObject({
      defense: z.int().optional(),
      resistances: z.partialRecord(element, z.int()).optional(),
    })
    .optional(),
  lockedDecorations: numbers.optional(),
  decorations: wordOr(["unlimited"], numbers, "an object of ids and counts").optional(),
  charms: wordOr(["craftable", "none"], ids, "a list of ids").optional(),
  talismans: wordOr(["none", "any-legal"], z.array(talisman), "a list of talismans").optional(),
  objective: objective.optional(),
  limit: z.int().optional(),
});

/** A word, or something longer whose own mistakes are reported. */
function wordOr<const Word extends string, Value extends z.ZodType>(
  words: readonly Word[],
  value: Value,
  what: string,
) {
  return z.unknown().transform((input, context): Word | z.output<Value> => {
    const word = words.find((each) => each === input);
    if (word !== undefined) return word;
    if (typeof input !== "object" || input === null) {
      context.addIssue(`must be ${words.map((each) => `"${each}"`).join(" or ")}, or ${what}`);
      return z.NEVER;
    }
    const read = value.safeParse(input);
    if (read.success) return read.data;
    for (const issue of read.error.issues) {
      context.addIssue({ code: "custom", path: issue.path, message: issueText(issue) });
    }
    return z.NEVER;
  });
}

/**
 * One line of the input as a query.
 *
 * @throws Error that says what is wrong with the line and where
 */
export function readQuery(line: string, catalog: BuilderCatalog): SearchQuery {
  const json = readJson(line);
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    throw new Error('A line must be an object, as {"skills": {"weakness-exploit": 5}}.');
  }
  const read = querySchema.safeParse(json);
  if (!read.success) throw new Error(sentence(shapeIssues(read.error.issues)));
  const { maxRarity, progress, ...asked } = read.data;
  const query = withSkillIds(withDamage(asked), catalog);
  const issues = [...checkQuery(query, catalog), ...checkMonsters(progress?.lockedMonsters ?? [])];
  if (issues.length > 0) throw new Error(sentence(issues));
  if (maxRarity === undefined && progress === undefined) return query;
  return { ...query, excluded: listOutOfReach(query, { maxRarity, progress }, catalog) };
}

type Limits = Pick<z.output<typeof querySchema>, "maxRarity" | "progress">;

const getAvailability = runOnce((): GearReach => {
  const { armor, charms, weapons } = getCatalog();
  const { monsters, needs } = gatherAvailabilityData();
  const byId = (kind: keyof typeof needs, all: readonly { readonly id: string }[]) =>
    all.flatMap(({ id }, at) => {
      const own = needs[kind][at];
      return own ? [[id, own] as const] : [];
    });
  return {
    monsters,
    needs: new Map([
      ...byId("armor", armor.all),
      ...byId("charms", charms.all),
      ...byId("weapons", weapons.all),
    ]),
  };
});

/** Excluded gear, and the armor and charms that are too rare or cannot be made yet. */
function listOutOfReach(
  { excluded = [], pinned = {} }: SearchQuery,
  { maxRarity = topRarity, progress = {} }: Limits,
  { armor, charms, decorations }: BuilderCatalog,
): readonly string[] {
  const index = <Each extends { readonly id: string }>(all: readonly Each[]) =>
    new Map(all.map((each) => [each.id, each]));
  return expandExclusions(
    {
      excluded,
      maxRarity,
      pinned,
      hunterRank: progress.rank ?? fullProgress.rank,
      lockedMonsters: progress.lockedMonsters ?? [],
    },
    { armor: index(armor), charms: index(charms), decorations: index(decorations) },
    getAvailability(),
  ).gear;
}

function checkMonsters(ids: readonly string[]): QueryIssue[] {
  const known = getCatalog().monsters;
  return ids.flatMap((id, at): QueryIssue[] => {
    if (known.get(id)) return [];
    const meant = findClosestWord(
      id,
      known.all.map((each) => each.id),
    );
    const hint = meant === undefined ? "" : `: did you mean "${meant}"?`;
    return [{ path: `progress.lockedMonsters[${at}]`, message: `is not the id of a monster${hint}` }];
  });
}

/** The query with ids in place of what players call skills, as `{"skills": {"WEX": 5}}`. */
function withSkillIds(query: SearchQuery, { skills }: BuilderCatalog): SearchQuery {
  const known = new Set(skills.map(({ id }) => id));
  const toIds = (levels: SearchQuery["skills"]) => {
    if (!levels) return undefined;
    const byId: Record<string, number> = {};
    for (const [written, level] of Object.entries(levels)) {
      const id = known.has(written) ? written : (findSkillByAlias(written) ?? written);
      // Written twice, the higher of two minimum levels holds.
      byId[id] = Math.max(byId[id] ?? level, level);
    }
    return byId;
  };
  return { ...query, skills: toIds(query.skills), bonuses: toIds(query.bonuses) };
}

/** The damage of a query compiled. The weapon that deals it is the weapon of the search too. */
function withDamage({ objective, ...query }: z.output<typeof querySchema>): SearchQuery {
  if (objective?.kind !== "damage") return { ...query, objective };
  if (query.weapon) {
    throw new Error("weapon cannot be set where the objective is damage, which names the weapon.");
  }
  const read = damageRequestSchema.safeParse(objective.damage);
  if (read.success) return { ...query, ...createDamageTask(read.data) };
  const issues = shapeIssues(
    read.error.issues.map((issue) => ({ ...issue, path: ["objective", "damage", ...issue.path] })),
  );
  throw new Error(sentence(issues));
}

function shapeIssues(issues: readonly z.core.$ZodIssue[]): QueryIssue[] {
  const fields = Object.keys(querySchema.shape);
  return issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys" && issue.path.length === 0) {
      return issue.keys.map((key) => {
        const meant = findClosestWord(key, fields);
        const hint = meant === undefined ? `known are ${fields.join(", ")}` : `did you mean "${meant}"?`;
        return { path: key, message: `is not an option: ${hint}` };
      });
    }
    const path = describeIssues([issue])[0]?.path ?? "";
    return [{ path, message: issueText(issue) }];
  });
}

function issueText(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_union") return issue.message;
  if (issue.code === "invalid_type" && issue.expected === "record") return "must be an object";
  return describeIssues([issue])[0]?.message ?? issue.message;
}

function sentence(issues: readonly QueryIssue[]): string {
  const shownIssues = issues.slice(0, shown).map(({ path, message }) => `${path} ${message}`);
  const more = issues.length > shown ? `; and ${issues.length - shown} more` : "";
  const text = `${shownIssues.join("; ")}${more}`;
  return /[.?]$/.test(text) ? text : `${text}.`;
}
