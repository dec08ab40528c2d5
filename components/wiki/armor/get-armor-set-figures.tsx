import { RarityGem } from "@/components/game/RarityGem";
import type { HeadFigure } from "@/components/ui/PageHead";
import { formatNumber } from "@/lib/text/format";
import type { ArmorSetData } from "@/lib/wiki/armor/armor-set-data";
import { getSetTotals } from "@/lib/wiki/armor/get-set-totals";

/** Key figures of a set: rank, rarity, defense and slots of all pieces together. */
export function getArmorSetFigures({ rank, rarity, pieces }: ArmorSetData): HeadFigure[] {
  const { defense, defenseMax, defenseTranscended, slots } = getSetTotals(pieces);
  return [
    { label: "Rank", value: rank === "low" ? "Low" : "High" },
    { label: "Rarity", value: <RarityGem rarity={rarity} /> },
    { label: "Base defense", value: formatNumber(defense) },
    { label: "Max defense", value: formatNumber(defenseMax) },
    ...(defenseTranscended === null
      ? []
      : [{ label: "Transcended defense", value: formatNumber(defenseTranscended) }]),
    { label: "Slots", value: formatNumber(slots[0] + slots[1] + slots[2]) },
  ];
}
