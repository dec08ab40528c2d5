import type { SearchNames } from "@/lib/names/search-names";
import type { FileMonster } from "../data/damage-file";
import { customTargetId } from "./custom-target";

/** Players' words for a target with values of their own. */
const trainingDummy = "Training dummy";

/** Monsters by name, best first; all of them where nothing is typed. Large ones come before small ones. */
export function findMonsters<Monster extends Pick<FileMonster, "id" | "name" | "size">>(
  typed: string,
  monsters: readonly Monster[],
  names: SearchNames,
): readonly Monster[] {
  const found = names.findMatches(typed, monsters, ({ id, name }) => ({
    names: names.list("monsters", id, name),
    aliases: id === customTargetId ? [trainingDummy] : [],
  }));
  return [...found.filter(({ size }) => size === "large"), ...found.filter(({ size }) => size === "small")];
}
