import { elementLabels, weaponTypeLabels } from "@/lib/catalog/labels";
import type { SkillMisfit } from "../damage/skill-fit";

/** Why a skill does nothing with the weapon in hand, as text. */
export function formatMisfit(misfit: SkillMisfit): string {
  if (misfit.kind === "type") return `No effect with ${weaponTypeLabels[misfit.type]}`;
  return `No effect: your weapon has no ${elementLabels[misfit.element].toLowerCase()}`;
}
