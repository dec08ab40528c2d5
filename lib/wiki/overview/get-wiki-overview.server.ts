import { weaponTypes } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { listRecordIds } from "@/lib/catalog/list-record-ids.server";
import type { Named } from "@/lib/catalog/named";
import { getMonsterGear } from "@/lib/catalog/relations/get-monster-gear.server";
import { gameUpdates } from "@/lib/site/game-version";
import { type WikiKind, wikiKindIds } from "@/lib/site/wiki-kinds";
import type {
  NewMonster,
  OverviewMonster,
  OverviewWeaponType,
  WikiCounts,
  WikiOverviewData,
} from "./wiki-overview-data";

/** The data of the wiki overview. */
export function getWikiOverview(): WikiOverviewData {
  return {
    counts: countAll(),
    weaponTypes: countWeapons(),
    monsters: listLargeMonsters(),
    updates: gameUpdates.map(({ name, monsters }) => ({
      name,
      monsters: monsters.split(", ").map((monster) => getNewMonster(monster)),
    })),
    archTempered: listArchTempered(),
  };
}

function countAll(): WikiCounts {
  const { armor, monsters } = getCatalog();
  const counts = wikiKindIds.map((kind) => [kind, listRecordIds(kind).length] as const);
  return {
    ...(Object.fromEntries(counts) as Record<WikiKind, number>),
    armor: armor.all.length,
    "small-monster": monsters.all.filter(({ size }) => size === "small").length,
  };
}

function countWeapons(): OverviewWeaponType[] {
  const { weapons } = getCatalog();
  return weaponTypes.map((id) => ({
    id,
    name: weaponTypeLabels[id],
    count: weapons.all.filter(({ type }) => type === id).length,
  }));
}

function listLargeMonsters(): OverviewMonster[] {
  return getCatalog()
    .monsters.all.filter(({ size }) => size === "large")
    .map(({ id, name, recommendedElements = [] }) => ({ id, name, elements: recommendedElements }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/** @throws for an unknown name, so that the list of updates cannot mention a missing monster */
function getNewMonster(name: string): NewMonster {
  const monster = getCatalog().monsters.all.find((each) => each.name === name);
  if (!monster) throw new Error(`The game's updates name ${name}, which is no monster of the catalog`);
  const { armorSets, weapons } = getMonsterGear(monster.id);
  return { ...toNamed(monster), sets: armorSets.map(toNamed), weapons: weapons.length };
}

/** γ sets are made from materials that only arch-tempered monsters give. */
function listArchTempered(): NewMonster[] {
  return getCatalog()
    .monsters.all.filter(({ variants }) => variants?.includes("archTempered"))
    .map((monster) => ({
      ...toNamed(monster),
      sets: getMonsterGear(monster.id)
        .armorSets.filter(({ name }) => name.endsWith("γ"))
        .map(toNamed),
      weapons: 0,
    }));
}

function toNamed({ id, name }: Named): Named {
  return { id, name };
}
