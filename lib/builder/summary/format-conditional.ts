import { conditionPhrases } from "@/lib/catalog/format-effects";
import { formatPercent } from "@/lib/text/format";
import type { ConditionalSkill } from "./summarize-loadout";

/** When a conditional skill works: "on weak spots". */
export function formatCondition({ condition }: Pick<ConditionalSkill, "condition">): string {
  return condition === null ? "on some moves" : conditionPhrases[condition];
}

/** For how long it counts against the target: "40%", "not counted"; empty where no target is known. */
export function formatUptime({ uptime }: Pick<ConditionalSkill, "uptime">): string {
  if (uptime === null) return "";
  return uptime === 0 ? "not counted" : formatPercent(uptime, 0);
}
