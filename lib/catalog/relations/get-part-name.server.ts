import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { runOnce } from "@/lib/catalog/run-once";

/**
 * English names of parts that only breaks and rewards speak of. The hitzones, which name all others, do not
 * list them; a number is the stage of a part that breaks more than once.
 */
const furtherNames: Readonly<Record<string, string>> = {
  corner: "Horn",
  equipment: "Gogma Material",
  "equipment-back": "Gogma Material (Back)",
  "equipment-chest": "Gogma Material (Chest)",
  "equipment-head": "Gogma Material (Head)",
  "equipment-left": "Gogma Material (Left Wingarm)",
  "equipment-right": "Gogma Material (Right Wingarm)",
  "equipment-tail": "Gogma Material (Tail)",
  "fang-first": "Fang I",
  "fang-second": "Fang II",
  "frozen-core-head": "Iceplate (Head)",
  "frozen-core-tail": "Iceplate (Tail)",
  "head-armor": "Head (Fallen)",
  "head-second": "Head II",
  hide: "Hide",
  "left-front-legarmor": "Left Foreleg (Reinforced)",
  "left-wing-arm-armor": "Left Wingarm (Fallen)",
  "poisonous-thorn-second": "Stinger II",
  "right-front-legarmor": "Right Foreleg (Reinforced)",
  "right-wing-arm-armor": "Right Wingarm (Fallen)",
  "stomach-second": "Belly II",
  "tail-fifth": "Tail V",
  "tail-third": "Tail III",
};

/**
 * English name of a part of a monster; a part has one name throughout.
 *
 * @throws for a part without a name: a new part needs one
 */
export function getPartName(part: string): string {
  const name = getHitzoneNames().get(part) ?? furtherNames[part];
  if (!name) throw new Error(`No English name for the part "${part}"`);
  return name;
}

const getHitzoneNames = runOnce(
  (): ReadonlyMap<string, string> =>
    new Map(
      getCatalog().monsters.all.flatMap(({ hitzones }) =>
        hitzones.map(({ part, name }): [string, string] => [part, name]),
      ),
    ),
);
