import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import { getGapPercent, listRowGaps } from "@/lib/builder/search/gap-percent";
import type { FoundCharm, FoundSet, SearchQuery, SearchReport } from "@/lib/builder/search/query";

/**
 * Output of a query.
 *
 * @param ms milliseconds that the search took
 */
export function formatAnswer(
  report: SearchReport,
  query: SearchQuery,
  ms: number,
  catalog: BuilderCatalog,
): object {
  const { status, results, bound } = report;
  const gap = getGapPercent(report);
  const hint = status === "infeasible" ? findMissingWeapon(query, catalog) : null;
  return {
    status,
    results: results.map((set) => toResult(set, query)),
    ...(status === "bounded" ? { bound } : {}),
    ...(gap === null ? {} : { gap, gaps: listRowGaps(report) }),
    ms: Math.round(ms * 100) / 100,
    ...(hint === null ? {} : { message: hint }),
  };
}

/** A skill that mostly needs slots of a weapon, where none are given; `null` = that is not why there is no set. */
function findMissingWeapon({ skills = {}, weapon }: SearchQuery, catalog: BuilderCatalog): string | null {
  if ((weapon?.slots?.length ?? 0) > 0) return null;
  const ofWeapon = catalog.skills.find(({ id, kind }) => kind === "weapon" && (skills[id] ?? 0) > 0);
  return ofWeapon
    ? `${ofWeapon.id} is a skill of weapons, and the query gives no slots of one: {"weapon": {"slots": [3, 2, 1]}}.`
    : null;
}

function toResult(set: FoundSet, query: SearchQuery): object {
  const { armor, charm, decorations, weaponDecorations, defense, freeSlots, resistances, damage } = set;
  const { head, chest, arms, waist, legs } = armor;
  return {
    armor: { head, chest, arms, waist, legs },
    charm: toCharm(charm),
    decorations: decorations.map((id) => ({ id })),
    ...(weaponDecorations.length > 0 ? { weaponDecorations: weaponDecorations.map((id) => ({ id })) } : {}),
    defense,
    freeSlots,
    ...(query.objective?.kind === "resistance" ? { resistances } : {}),
    ...(damage === undefined ? {} : { damage: Math.round(damage * 100) / 100 }),
  };
}

function toCharm(charm: FoundCharm | null): object | string | null {
  if (charm === null) return null;
  if (charm.kind === "charm") return charm.id;
  const { id, talisman, skills, slots } = charm;
  return { id, talisman, skills, slots };
}
