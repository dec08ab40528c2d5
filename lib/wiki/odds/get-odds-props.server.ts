import { artianFigures, getArtianGain } from "@/lib/catalog/artian-figures";
import { weaponTypes } from "@/lib/catalog/codes";
import { isOfKind } from "@/lib/catalog/collection";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { Named } from "@/lib/catalog/named";
import type { TalismanPools } from "@/lib/drops/talisman-odds";
import type { OddsProps } from "./odds-props";

/** Everything that the page of the odds calculators needs. */
export function getOddsProps(): OddsProps {
  const { items, decorations, decorationOrbs } = getCatalog();
  const orbs = decorationOrbs.all.map(({ id, tiers }) => ({
    id,
    name: items.require(id).name,
    tiers: tiers.map(({ chance, decorations }) => ({ chance, decorations })),
  }));
  const given = new Set(
    orbs.flatMap(({ tiers }) =>
      tiers.flatMap(({ decorations }) => decorations.map(({ decoration }) => decoration)),
    ),
  );
  return {
    orbs,
    decorations: sortByName(decorations.all.filter(({ id }) => given.has(id)).map(toNamed)),
    ...getTalismanProps(),
    ...getArtianProps(),
  };
}

function getTalismanProps(): Pick<OddsProps, "talismans" | "appraisals" | "skills"> {
  const { items, skills, randomTalismans } = getCatalog();
  const records = randomTalismans.all;
  const groups = isOfKind(records, "skillGroup");
  const talismans: TalismanPools = {
    talismans: isOfKind(records, "talisman").map(({ id, appraisedFrom, patterns, weights }) => ({
      id,
      appraisedFrom,
      patterns,
      weights,
    })),
    skillGroups: Object.fromEntries(groups.map(({ group, entries }) => [group, entries])),
    slotGroups: Object.fromEntries(isOfKind(records, "slotGroup").map(({ group, slots }) => [group, slots])),
  };
  const levels = new Map<string, number>();
  for (const { skill, level } of groups.flatMap(({ entries }) => entries)) {
    levels.set(skill, Math.max(level, levels.get(skill) ?? 0));
  }
  const sources = new Set(
    talismans.talismans.flatMap(({ appraisedFrom }) => appraisedFrom.map(({ item }) => item)),
  );
  return {
    talismans,
    appraisals: sortByName([...sources].map((id) => toNamed(items.require(id)))),
    skills: sortByName([...levels].map(([id, max]) => ({ id, name: skills.require(id).name, max }))),
  };
}

function getArtianProps(): Pick<OddsProps, "categories" | "bonuses" | "pool" | "rerolls"> {
  const { artianBonuses, artianParts, skills } = getCatalog();
  const [pool] = isOfKind(artianBonuses.all, "skillPool");
  const getCost = (id: string) => {
    const record = artianParts.require(id);
    const { points = 0, zenny = 0 } = record.kind === "reinforcementCost" ? record : {};
    return { points, zenny };
  };
  return {
    categories: isOfKind(artianParts.all, "categoryCap").map(({ category, weight, max }) => ({
      id: category,
      weight,
      max,
    })),
    bonuses: isOfKind(artianBonuses.all, "reinforcement").map((bonus) => ({
      id: bonus.id,
      name: bonus.name,
      category: bonus.category,
      max: { artian: bonus.maxCountArtian, gogma: bonus.maxCountGogma },
      gogmaWeights: bonus.gogmaWeights,
      types: weaponTypes.filter((type) =>
        artianFigures.some((figure) => getArtianGain(bonus.gogma ?? bonus.artian, figure, type) > 0),
      ),
    })),
    pool: {
      setBonuses: sortByName((pool?.setBonuses ?? []).map((id) => toNamed(skills.require(id)))),
      groupSkills: sortByName((pool?.groupSkills ?? []).map((id) => toNamed(skills.require(id)))),
    },
    rerolls: { bonuses: getCost("gogma-reinforcement-cost"), skills: getCost("gogma-skill-cost") },
  };
}

function toNamed({ id, name }: Named): Named {
  return { id, name };
}

function sortByName<Row extends Named>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => a.name.localeCompare(b.name));
}
