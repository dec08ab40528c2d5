import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { MonsterFacts } from "@/lib/hunting-help/page-data";
import { damageLabels, damageTypes, rawTypes } from "@/lib/wiki/monsters/damage-types";
import { getBestParts } from "@/lib/wiki/monsters/get-best-parts";
import { getElementAdvice } from "@/lib/wiki/monsters/get-element-advice";
import { getHitzones } from "@/lib/wiki/monsters/get-hitzones.server";
import { listDropGroups } from "@/lib/wiki/monsters/list-drop-groups.server";

const shownDrops = 4;
const shownSources = [
  ["target", "Quest rewards"],
  ["carve", "Carves"],
] as const;

/** Facts about a monster next to a request for it; `null` for an unknown one. */
export function getMonsterFacts(id: string): MonsterFacts | null {
  const monster = getCatalog().monsters.get(id);
  if (!monster) return null;
  const hitzones = getHitzones(monster);
  const best = getBestParts(hitzones);
  const ranks = listDropGroups(id);
  const drops = ranks.find(({ rank }) => rank === "high") ?? ranks.at(-1);
  return {
    id,
    name: monster.name,
    weaknesses: getElementAdvice(monster.recommendedElements, hitzones),
    bestParts: rawTypes.flatMap((type) => {
      const { value = 0, parts = [] } = best[damageTypes.indexOf(type)] ?? {};
      const names = parts.map(({ name }) => name).join(", ");
      return value > 0 ? [{ type: damageLabels[type].label, parts: names, value }] : [];
    }),
    rank: drops?.rank ?? "high",
    drops: shownSources.flatMap(([kind, source]) => {
      const group = drops?.groups.find((each) => each.kind === kind);
      return group ? [{ source, rows: group.rows.slice(0, shownDrops) }] : [];
    }),
  };
}
