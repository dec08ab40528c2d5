import { z } from "zod";
import { getMonsterEmblem, getSeriesEmblem } from "@/components/game/get-emblem";

const monstersSchema = z.array(z.object({ id: z.string(), size: z.string() }));
const weaponsSchema = z.array(z.object({ series: z.string().nullish() }));

/**
 * Large monsters and weapon series that have no emblem yet, one sentence each. The site shows the neutral emblem for
 * them.
 *
 * @param files text of each file by its path below `data`; files that are not there are not looked at
 * @throws where a file is not what the catalog is made of
 */
export function findMissingEmblems(files: ReadonlyMap<string, string>): string[] {
  const monsters = monstersSchema.parse(JSON.parse(files.get("catalog/monsters.json") ?? "[]"));
  const weapons = weaponsSchema.parse(JSON.parse(files.get("catalog/weapons.json") ?? "[]"));
  const series = new Set(weapons.flatMap((weapon) => weapon.series ?? []));
  return [
    ...monsters
      .filter(({ id, size }) => size === "large" && getMonsterEmblem(id) === "any")
      .map(({ id }) => id),
    ...[...series].filter((name) => getSeriesEmblem(name) === "any"),
  ].map((name) => `${name}: no emblem in data/drawings/emblems.json`);
}
