import { armorPieces, weaponElements } from "@/lib/catalog/codes";
import type { ImportContext, ImportedNames } from "../importer";
import type { Localized } from "../texts";
import { weaponTables } from "./weapon-types";

/** Words that stand in no table of their own: the texts of the game number them, in the order of our codes. */
export const referenceTexts = ["Reference/RefEquipment", "Reference/RefStatus"];

/** Names of types of weapon and of elements. */
export function readWeaponWords(context: ImportContext): ImportedNames {
  return {
    "weapon-types": readWords(
      context,
      weaponTables.map(({ type }) => type),
      "RefEquipment_0001",
      "Reference/RefEquipment",
    ),
    elements: readWords(context, weaponElements, "RefStatus_0002", "Reference/RefStatus"),
  };
}

/** Names of the five pieces of armor. */
export function readPieceWords(context: ImportContext): ImportedNames {
  return { "armor-pieces": readWords(context, armorPieces, "RefEquipment_0002", "Reference/RefEquipment") };
}

function readWords(
  { texts }: ImportContext,
  codes: readonly string[],
  group: string,
  file: string,
): ReadonlyMap<string, Localized> {
  const place = { table: `Text/${file}` };
  return new Map(
    codes.map((code, index) => [code, texts.getByName(`${group}_${String(index).padStart(3, "0")}`, place)]),
  );
}
