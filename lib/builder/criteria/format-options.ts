import { elements } from "@/lib/catalog/codes";
import { elementLabels } from "@/lib/catalog/labels";
import { formatCount, formatNumber } from "@/lib/text/format";
import type { SearchCriteria } from "./search-criteria";

/** Summary of the options while they are closed; what differs from the defaults comes last. */
export function formatOptions(
  criteria: SearchCriteria,
  { transcended, owned, talismans }: { transcended: boolean; owned: boolean; talismans: number },
): string {
  const copies = Object.values(criteria.lockedDecorations).reduce((sum, count) => sum + count, 0);
  const pins = Object.keys(criteria.pinned).length + copies;
  const excluded = criteria.excluded.length;
  return [
    criteria.rank === "any" ? "any rank" : `${criteria.rank} rank`,
    ...(criteria.charms === "none" ? ["no charms"] : []),
    ...formatTalismans(criteria, talismans),
    ...(owned ? ["owned decorations"] : []),
    ...(transcended ? ["transcended"] : []),
    ...(criteria.weaponSlots === "all" ? ["all weapon slots"] : []),
    ...(criteria.maxRarity === null ? [] : [`rarity ${criteria.maxRarity} or less`]),
    ...formatProgress(criteria),
    ...formatMinimum(criteria.minimum),
    ...(pins > 0 ? [`${pins} locked`] : []),
    ...(excluded > 0 ? [`${excluded} excluded`] : []),
  ].join(", ");
}

/** Text of the monsters that cannot be hunted yet. */
export function formatProgress({
  hunterRank,
  lockedMonsters,
}: Pick<SearchCriteria, "hunterRank" | "lockedMonsters">): readonly string[] {
  return [
    ...(hunterRank === "high" ? [] : ["no high-rank materials"]),
    ...(lockedMonsters.length === 0
      ? []
      : [`without ${formatCount(lockedMonsters.length, "monster", "monsters")}`]),
  ];
}

function formatMinimum(minimum: SearchCriteria["minimum"]): readonly string[] {
  return (["defense", ...elements] as const).flatMap((key) => {
    const figure = minimum[key];
    if (figure === undefined) return [];
    const label = key === "defense" ? "defense" : `${elementLabels[key].toLowerCase()} resistance`;
    return [`${label} at least ${formatNumber(figure)}`];
  });
}

function formatTalismans({ talismans }: SearchCriteria, own: number): readonly string[] {
  if (talismans === "none") return ["no talismans"];
  if (talismans === "any-legal") return ["any possible talisman"];
  return own > 0 ? [formatCount(own, "own talisman", "own talismans")] : [];
}
