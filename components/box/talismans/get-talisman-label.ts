import type { GetName } from "@/lib/builder/loadout/format-problem";
import type { SavedTalisman } from "@/lib/builder/share/build-file";

/** `My best: Attack Boost 2, Burst 1`; the kind where it has no name. */
export function getTalismanLabel({ name, talisman, skills }: SavedTalisman, getName: GetName): string {
  const levels = skills.map(({ skill, level }) => `${getName("skill", skill)} ${level}`).join(", ");
  return `${name || getName("talisman", talisman)}: ${levels}`;
}
