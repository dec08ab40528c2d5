import { formatCount } from "@/lib/text/format";
import type { SearchCriteria } from "./search-criteria";

/** What the closed options say of themselves, the things that differ from the usual last. */
export function formatOptions(
  ask: SearchCriteria,
  { transcended, owned, talismans }: { transcended: boolean; owned: boolean; talismans: number },
): string {
  const pins = Object.keys(ask.pinned).length;
  const excluded = ask.excluded.length;
  return [
    ask.rank === "any" ? "any rank" : `${ask.rank} rank`,
    ...(ask.charms === "none" ? ["no charms"] : []),
    ...formatTalismans(ask, talismans),
    ...(owned ? ["owned decorations"] : []),
    ...(transcended ? ["transcended"] : []),
    ...(ask.weaponSlots === "all" ? ["all weapon slots"] : []),
    ...(pins > 0 ? [`${pins} locked`] : []),
    ...(excluded > 0 ? [`${excluded} excluded`] : []),
  ].join(", ");
}

function formatTalismans({ talismans }: SearchCriteria, own: number): readonly string[] {
  if (talismans === "none") return ["no talismans"];
  if (talismans === "any-legal") return ["any possible talisman"];
  return own > 0 ? [formatCount(own, "own talisman", "own talismans")] : [];
}
