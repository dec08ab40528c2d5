import { conditionPhrases } from "@/lib/catalog/format-effects";
import { formatPercent } from "@/lib/text/format";
import type { ConditionalSkill } from "./summarize-loadout";

/** When a conditional skill works: "on weak spots"; against a target with its uptime, "on weak spots, 40%". */
export function formatConditional({ condition, uptime }: ConditionalSkill): string {
  const when = condition === null ? "under a condition" : conditionPhrases[condition];
  if (uptime === null) return when;
  return uptime === 0 ? `${when}, not counted` : `${when}, ${formatPercent(uptime, 0)} of the time`;
}
