import { builderDataVersion } from "@/lib/builder/data/get-builder-file.server";
import { isOfKind } from "@/lib/catalog/collection";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { getOddsProps } from "@/lib/wiki/odds/get-odds-props.server";
import type { RerolledWeapon, RerollProps } from "./reroll-advice";

/** Everything that the reroll journal needs. */
export function getRerollProps(): RerollProps {
  const { pool, rerolls, categories, bonuses } = getOddsProps();
  const { items, weapons, artianParts } = getCatalog();
  const costs = isOfKind(artianParts.all, "reinforcementCost");
  const getPlainCost = (rarity: number): RerolledWeapon["reinforcementCost"] => {
    const cost = costs.find((each) => each.tier === "artian" && each.rarity === rarity);
    const { steps, pointsPerStep: points, zennyPerStep: zenny } = cost ?? {};
    if (steps === undefined || points === undefined || zenny === undefined) return null;
    return { points: steps * points, zenny: steps * zenny };
  };
  return {
    rules: {
      setBonuses: pool.setBonuses,
      groupSkills: pool.groupSkills,
      reinforcements: { categories, bonuses },
      cost: rerolls.skills,
      reinforcementCost: rerolls.bonuses,
      givers: isOfKind(artianParts.all, "reinforcementItem")
        .filter(({ tier }) => tier === "gogma")
        .map(({ item, points }) => ({ item, name: items.require(item).name, points })),
    },
    weapons: weapons.all
      .flatMap(({ id, type, name, rarity, artian: tier, gogmaFocus }): RerolledWeapon[] => {
        if (!tier) return [];
        const label = `${weaponTypeLabels[type]}: ${name}${gogmaFocus ? `, ${gogmaFocus} focus` : ""}`;
        const reinforcementCost = tier === "gogma" ? rerolls.bonuses : getPlainCost(rarity);
        return [{ id, label, type, tier, reinforcementCost }];
      })
      // Gogma Artian weapons are rerolled most.
      .toSorted((a, b) => b.tier.localeCompare(a.tier, "en") || a.label.localeCompare(b.label, "en")),
    version: builderDataVersion(),
  };
}
