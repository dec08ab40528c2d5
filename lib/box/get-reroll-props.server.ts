import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { getOddsProps } from "@/lib/wiki/odds/get-odds-props.server";
import type { RerollProps } from "./reroll-advice";

/** Everything that the reroll journal needs. */
export function getRerollProps(): RerollProps {
  const { pool, rerolls } = getOddsProps();
  const weapons = getCatalog().weapons.all.filter(({ artian }) => artian === "gogma");
  return {
    rules: { setBonuses: pool.setBonuses, groupSkills: pool.groupSkills, cost: rerolls.skills },
    weapons: weapons
      .map(({ id, type, name, gogmaFocus }) => ({
        id,
        label: `${weaponTypeLabels[type]}: ${name}${gogmaFocus ? `, ${gogmaFocus} focus` : ""}`,
      }))
      .toSorted((a, b) => a.label.localeCompare(b.label, "en")),
  };
}
