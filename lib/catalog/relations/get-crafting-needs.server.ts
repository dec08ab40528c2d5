import type { CraftingNeeds, MaterialSource } from "../availability";
import { isEasier, isImplied } from "../availability";
import type { Rank } from "../codes";
import { getCatalog } from "../get-catalog.server";
import { getQuestRank } from "../get-quest-rank";
import { runOnce } from "../run-once";
import type { Armor, Charm, Material, Weapon } from "../schema";
import { getItemRelations } from "./get-item-relations.server";
import { getWeaponForest } from "./get-weapon-tree.server";

/** The needs of a piece of armor. */
export function getArmorNeeds({ rank, materials }: Pick<Armor, "rank" | "materials">): CraftingNeeds {
  return collectNeeds(rank, materials);
}

/** The needs of a charm, with those it is upgraded from. */
export function getCharmNeeds(charm: Charm): CraftingNeeds {
  const { charms } = getCatalog();
  const materials = [...charm.materials];
  for (let id = charm.upgradeFrom; id !== null; ) {
    const before = charms.require(id);
    materials.push(...before.materials);
    id = before.upgradeFrom;
  }
  return collectNeeds("low", materials);
}

/**
 * The needs of a weapon: its upgrades from the last one that can be forged. Forging one further back needs the same
 * and more. Sources of Artian weapons are not known; their rank is that of all other weapons as rare as they are.
 */
export function getWeaponNeeds(weapon: Weapon): CraftingNeeds {
  if (weapon.artian) return { rank: "high", materials: [], isSourceKnown: false };
  const path = getWeaponForest(weapon.type).pathTo(weapon.id);
  const start = path.findLastIndex(({ craft }) => craft?.forgeable);
  return collectNeeds(
    "low",
    path.slice(Math.max(0, start)).flatMap(({ craft }) => craft?.materials ?? []),
  );
}

/** @param rank in which it can be made at the earliest, whatever it is made of */
function collectNeeds(rank: Rank, materials: readonly Material[]): CraftingNeeds {
  const sources = [...new Set(materials.map(({ item }) => item))].map(
    (item) => allSources().get(item) ?? null,
  );
  const known = sources.filter((each) => each !== null);
  const needed = known.filter((each) => !each.some((source) => isOpenFromStart(source)));
  return {
    rank,
    materials: dropImplied(needed),
    isSourceKnown: known.length === sources.length,
  };
}

function isOpenFromStart({ rank, monsters }: MaterialSource): boolean {
  return rank === "low" && monsters.length === 0;
}

/** Each list of sources once, without those that another one makes certain. */
function dropImplied(lists: readonly (readonly MaterialSource[])[]): (readonly MaterialSource[])[] {
  return lists.filter(
    (list, at) =>
      !lists.some(
        (other, place) => place !== at && isImplied(list, other) && (!isImplied(other, list) || place < at),
      ),
  );
}

/**
 * Sources of the items that monsters drop: their drops, and quests that give them. An item that no monster drops may
 * be gathered, traded or given in ways that the tables do not tell, and is not in the map.
 */
const allSources = runOnce((): ReadonlyMap<string, readonly MaterialSource[]> => {
  const { monsters, items } = getCatalog();
  const large = (ids: readonly string[]) =>
    [...new Set(ids)].filter((id) => monsters.require(id).size === "large").toSorted();
  return new Map(
    items.all.flatMap(({ id, recipes }) => {
      const { drops, rewards } = getItemRelations(id);
      if (drops.length === 0 || recipes.length > 0) return [];
      const sources: MaterialSource[] = [
        ...drops.map(({ monster, drop }) => ({ rank: drop.rank, monsters: large([monster.id]) })),
        ...rewards.map(({ quest }) => ({
          rank: getQuestRank(quest.stars),
          monsters: large(quest.targets.map(({ monster }) => monster)),
        })),
      ];
      return [[id, dropHarder(sources)] as const];
    }),
  );
});

/** Each source once, without those that are never open where another one is not. */
function dropHarder(sources: readonly MaterialSource[]): readonly MaterialSource[] {
  return sources.filter(
    (source, at) =>
      !sources.some(
        (other, place) => place !== at && isEasier(other, source) && (!isEasier(source, other) || place < at),
      ),
  );
}
