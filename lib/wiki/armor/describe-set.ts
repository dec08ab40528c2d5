import { formatCount } from "@/lib/text/format";
import type { ArmorSetData } from "./armor-set-data";
import { getSetTotals } from "./get-set-totals";

/** One or two sentences on a set for search engines and link previews. */
export function describeArmorSet({ name, rank, rarity, pieces, skills, bonuses }: ArmorSetData): string {
  const { defense, defenseMax } = getSetTotals(pieces);
  const gives = skills.slice(0, 3).map((skill) => `${skill.name} ${skill.level}`);
  const sentences = [
    `${name}: ${rank}-rank armor, rarity ${rarity}, ${formatCount(pieces.length, "piece", "pieces")}, defense ${defense} to ${defenseMax}.`,
    gives.length > 0 ? `Skills: ${gives.join(", ")}${skills.length > 3 ? " and more" : ""}.` : "",
    bonuses.length > 0
      ? `Bonuses: ${bonuses
          .slice(0, 2)
          .map((bonus) => bonus.name)
          .join(", ")}.`
      : "",
  ];
  return sentences.filter(Boolean).join(" ");
}
