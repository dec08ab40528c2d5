import { getGapPercent, listRowGaps } from "@/lib/builder/search/gap-percent";
import type { FoundCharm, FoundSet, SearchQuery, SearchReport } from "@/lib/builder/search/query";

/**
 * Output of a query.
 *
 * @param ms milliseconds that the search took
 */
export function formatAnswer(report: SearchReport, query: SearchQuery, ms: number): object {
  const { status, results, bound } = report;
  const gap = getGapPercent(report);
  return {
    status,
    results: results.map((set) => toResult(set, query)),
    ...(status === "bounded" ? { bound } : {}),
    ...(gap === null ? {} : { gap, gaps: listRowGaps(report) }),
    ms: Math.round(ms * 100) / 100,
  };
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
