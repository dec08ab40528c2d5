import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import { type Fix, findFixes, type MergeChanges, type QueryChange } from "@/lib/builder/search/fixes";
import type { SearchQuery } from "@/lib/builder/search/query";
import { search } from "@/lib/builder/search/search";
import { deepFreeze } from "@/lib/catalog/deep-freeze";
import { crowdedQuestion } from "@/tests/support/builder/crowded-question";
import { bestFigures, everySet, hasSet, targetsOf, withTargets } from "@/tests/support/builder/oracle";
import { type Question, smallQuestion } from "@/tests/support/builder/random-query";
import { everyLegalTalisman, figuresOf, type LegalTalisman } from "@/tests/support/builder/reading";
import { getRuns } from "@/tests/support/test-size";

const catalog = getBuilderCatalog();

/** The changes that a small query leaves open, those that cost least first. */
function listChanges(query: SearchQuery, small: BuilderCatalog): QueryChange[] {
  const change = (key: string, part: Partial<SearchQuery>, refine?: QueryChange["refine"]) => ({
    key,
    refine,
    query: { ...query, ...part },
    catalog: small,
  });
  const { decorations = "unlimited", talismans = "none", charms = "craftable", pinned = {} } = query;
  return [
    ...(query.transcended ? [] : [change("transcended", { transcended: true })]),
    ...(decorations === "unlimited"
      ? []
      : [change("decorations", { decorations: "unlimited" }, "decorations")]),
    ...(charms === "craftable" || pinned.charm ? [] : [change("charms", { charms: "craftable" })]),
    ...(talismans === "any-legal" || pinned.charm
      ? []
      : [change("talisman", { talismans: "any-legal" }, "talisman")]),
    ...(query.rank === "any" ? [] : [change("rank", { rank: "any" })]),
    ...(query.excluded?.length ? [change("excluded", { excluded: [] })] : []),
  ];
}

/** Both changes, told apart from the query by their fields. */
function mergeOf(query: SearchQuery): MergeChanges {
  const parts = (changed: SearchQuery) =>
    Object.entries(changed).filter(
      ([field, value]) => value !== Object.entries(query).find(([own]) => own === field)?.[1],
    );
  return (a, b) => ({
    key: "both",
    catalog: a.catalog,
    query: { ...a.query, ...Object.fromEntries(parts(b.query)) },
  });
}

const withFix = (
  query: SearchQuery,
  changes: readonly QueryChange[],
  { keys, lowered }: Fix,
): SearchQuery => {
  const merge = mergeOf(query);
  const [one, other] = keys.map((key) => changes.find((each) => each.key === key));
  if (one && other) return merge(one, other)?.query ?? query;
  if (one) return one.query;
  return withTargets(
    query,
    targetsOf(query).flatMap((target) => {
      if (target.id !== lowered?.id) return target;
      return lowered.to > 0 ? { ...target, level: lowered.to } : [];
    }),
  );
};

/** The fewest copies of decorations that have to be added, tried through; `null` = more than two. */
function countMissing(query: SearchQuery, small: BuilderCatalog): number | null {
  const owned = typeof query.decorations === "object" ? query.decorations : {};
  const add = (counts: Readonly<Record<string, number>>, id: string) => ({
    ...counts,
    [id]: (counts[id] ?? 0) + 1,
  });
  const ids = small.decorations.map(({ id }) => id);
  const isEnough = (counts: Readonly<Record<string, number>>) =>
    hasSet({ ...query, decorations: counts }, small);
  if (ids.some((id) => isEnough(add(owned, id)))) return 1;
  return ids.some((id) => ids.some((other) => isEnough(add(add(owned, id), other)))) ? 2 : null;
}

/** @returns kinds of fixes that were found */
function compare({ catalog: small, query }: Question): string[] {
  deepFreeze([small, query]);
  if (hasSet(query, small)) return [];
  const changes = listChanges(query, small);
  const report = findFixes(query, small, changes, { merge: mergeOf(query) });
  expect(report.status).toBe("complete");
  for (const fix of report.fixes) {
    const changed = withFix(query, changes, fix);
    // What is offered is there, and it is the best of its kind.
    const talismans = fix.talisman && [
      ...(typeof query.talismans === "object" ? query.talismans : []),
      { id: "one", ...fix.talisman },
    ];
    const owned = typeof query.decorations === "object" ? { ...query.decorations } : {};
    for (const [id, count] of Object.entries(fix.decorations ?? {})) owned[id] = (owned[id] ?? 0) + count;
    const asked = {
      ...changed,
      ...(talismans && { talismans }),
      ...(fix.decorations && { decorations: owned }),
    };
    const objective = query.objective ?? { kind: "defense" as const };
    const [best] = bestFigures(everySet(asked, small), objective, 1);
    expect(best).toEqual(figuresOf(fix.set, objective));
  }
  // No change that is enough by itself is missing.
  const enough = changes.filter((change) => hasSet(change.query, small)).map(({ key }) => key);
  const single = report.fixes.filter(({ keys }) => keys.length === 1).flatMap(({ keys }) => keys);
  expect([...new Set(single)]).toEqual(enough);
  const pairs = report.fixes.filter(({ keys }) => keys.length === 2);
  if (enough.length > 0) expect(pairs).toEqual([]);
  else {
    const merge = mergeOf(query);
    const both = changes.flatMap((one, at) =>
      changes.slice(at + 1).flatMap((other) => {
        const merged = merge(one, other);
        return merged && hasSet(merged.query, small) ? [[one.key, other.key]] : [];
      }),
    );
    expect(pairs.map(({ keys }) => keys)).toEqual(both);
  }
  for (const { decorations } of report.fixes) {
    if (!decorations) continue;
    const copies = Object.values(decorations).reduce((sum, count) => sum + count, 0);
    expect(countMissing(query, small) ?? Math.max(3, copies)).toBe(copies);
  }
  for (const { talisman } of report.fixes) {
    if (!talisman) continue;
    const legal = everyLegalTalisman(small.talismans);
    const figures = JSON.stringify(sorted(talisman));
    const isLegal = legal.some(
      (each) => each.talisman === talisman.talisman && JSON.stringify(sorted(each)) === figures,
    );
    const own = typeof query.talismans === "object" ? query.talismans : [];
    const isEnough = (each: Pick<LegalTalisman, "talisman" | "skills" | "slots">) =>
      hasSet({ ...query, talismans: [...own, { id: "one", ...each }] }, small);
    // What is named is enough, whatever else the talisman has, and a plainer one is not.
    const hasNeeded = ({ skills }: LegalTalisman) =>
      talisman.needed.every(({ skill, level }) =>
        skills.some((each) => each.skill === skill && each.level >= level),
      );
    if (talisman.neededSlots.length === 0) {
      for (const each of legal.filter(hasNeeded).slice(0, 20)) expect(isEnough(each)).toBe(true);
    }
    expect(isEnough({ ...talisman, skills: talisman.needed, slots: talisman.neededSlots })).toBe(true);
    for (const { skill } of talisman.needed) {
      const skills = talisman.needed.flatMap((each) => {
        if (each.skill !== skill) return each;
        return each.level > 1 ? { skill, level: each.level - 1 } : [];
      });
      expect(isEnough({ ...talisman, skills })).toBe(false);
    }
    expect(isLegal).toBe(true);
  }
  // Each target is lowered as little as can be, and each that helps is there.
  const lowered = report.fixes.flatMap((fix) => fix.lowered ?? []);
  for (const target of targetsOf(query)) {
    const max = small.skills.find(({ id }) => id === target.id)?.maxLevel ?? 0;
    const top = Math.min(target.level, max);
    const levels = Array.from({ length: top }, (_, at) => top - 1 - at);
    const to = levels.find((level) =>
      hasSet(
        withTargets(
          query,
          targetsOf(query).flatMap((each) => {
            if (each.id !== target.id) return each;
            return level > 0 ? { ...each, level } : [];
          }),
        ),
        small,
      ),
    );
    expect(lowered.find(({ id }) => id === target.id)?.to).toBe(to);
  }
  const loss = lowered.map(({ level, to }) => level - to);
  expect(loss).toEqual(loss.toSorted((a, b) => a - b));
  return [
    ...new Set(single),
    ...(pairs.length > 0 ? ["pair"] : []),
    ...(lowered.length > 0 ? ["lowered"] : []),
  ];
}

function sorted({ skills, slots }: Pick<NonNullable<Fix["talisman"]>, "skills" | "slots">) {
  return [
    skills.map(({ skill, level }) => `${skill} ${level}`).toSorted(),
    slots.map(({ kind, slot }) => `${kind} ${slot}`).toSorted(),
  ];
}

describe("ways to make a query possible, against an exhaustive search", () => {
  test("are proved, and none of the changes that are enough is missing", () => {
    const kinds = new Map<string, number>();
    const note = (question: Question) => {
      for (const kind of compare(question)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    };
    fc.assert(fc.property(fc.oneof({ weight: 3, arbitrary: smallQuestion() }, crowdedQuestion()), note), {
      numRuns: getRuns({ small: 150, full: 800 }),
    });
    for (const kind of ["transcended", "decorations", "talisman", "rank", "excluded", "pair", "lowered"]) {
      expect([...kinds.keys()]).toContain(kind);
    }
  });
});

describe("ways to make a query of the game possible", () => {
  const tight: SearchQuery = {
    skills: { agitator: 5, "weakness-exploit": 5, "maximum-might": 3, burst: 5, earplugs: 3 },
  };
  const change = (key: string, part: Partial<SearchQuery>, more: Partial<QueryChange> = {}) => ({
    key,
    query: { ...tight, ...part },
    catalog,
    ...more,
  });

  test("name transcended armor first, then one level less of each skill", () => {
    const { status, fixes } = findFixes(tight, catalog, [change("transcended", { transcended: true })]);
    expect(status).toBe("complete");
    expect(fixes.map(({ keys, lowered }) => keys[0] ?? `${lowered?.id} ${lowered?.to}`)).toEqual([
      "transcended",
      "agitator 4",
      "burst 4",
      "earplugs 2",
      "maximum-might 2",
      "weakness-exploit 4",
    ]);
    expect(search({ ...tight, limit: 1 }, catalog).status).toBe("infeasible");
    expect(fixes[0]?.set).toEqual(search({ ...tight, transcended: true, limit: 1 }, catalog).results[0]);
  });

  test("name the talismans that are enough by what is needed of them, the plainest first", () => {
    const query: SearchQuery = {
      skills: { "weakness-exploit": 5, agitator: 4, "attack-boost": 3, "critical-boost": 5 },
      weapon: { slots: [3, 2, 1] },
    };
    expect(search({ ...query, limit: 1 }, catalog).status).toBe("infeasible");
    const any = { key: "talisman", refine: "talisman", catalog } as const;
    const { fixes } = findFixes(query, catalog, [{ ...any, query: { ...query, talismans: "any-legal" } }]);
    const named = fixes.flatMap(({ talisman }) => talisman ?? []);
    const weaponSlot = [{ kind: "weapon", slot: 1 }];
    expect(named.map(({ needed, neededSlots }) => [needed, neededSlots])).toEqual([
      [[{ skill: "attack-boost", level: 1 }], weaponSlot],
      [[{ skill: "critical-boost", level: 1 }], weaponSlot],
      [[{ skill: "attack-boost", level: 2 }], []],
    ]);
    for (const { talisman, skills, slots } of named) {
      const own = { ...query, talismans: [{ id: "one", talisman, skills, slots }], limit: 1 };
      expect(search(own, catalog).status).toBe("optimal");
    }
  });

  test("do not list a change that contains one that is enough", () => {
    const all = change("all", { transcended: true, rank: "any" }, { unless: ["transcended"] });
    const list = [change("transcended", { transcended: true }), all];
    const { fixes } = findFixes(tight, catalog, list);
    expect(fixes.flatMap(({ keys }) => keys)).toEqual(["transcended"]);
    expect(findFixes(tight, catalog, [all]).fixes.flatMap(({ keys }) => keys)).toEqual(["all"]);
  });
});
