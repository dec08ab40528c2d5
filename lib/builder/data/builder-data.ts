import { weaponTypeLabels } from "@/lib/catalog/labels";
import type { Named } from "@/lib/catalog/named";
import type { GetName, ProblemSubject } from "../loadout/format-problem";
import { createLoadoutCatalog, type LoadoutCatalog } from "../loadout/loadout-catalog";
import { type BuildCodeTables, createBuildCodeTables } from "../share/id-numbers";
import { type ArmorData, type FileSkill, unpackArmorData } from "./armor-file";
import { unpackWeaponsData, type WeaponsData } from "./weapons-file";

/** Everything that the builder's page opens with, looked up by id. Made once per page. */
export interface BuilderData {
  readonly armor: ArmorData;
  readonly weapons: WeaponsData;
  readonly catalog: LoadoutCatalog;
  readonly tables: BuildCodeTables;
  /** Skills with their names, categories and effects. */
  readonly skills: ReadonlyMap<string, FileSkill>;
  /** English names; the id itself where there is none. */
  readonly getName: GetName;
  /** The armor file as it came, for the worker. */
  readonly packedArmor: unknown;
}

/**
 * Unpacks the builder's files.
 *
 * @throws BuilderDataError where one is damaged or of another version
 */
export function createBuilderData(packedArmor: unknown, packedWeapons: unknown): BuilderData {
  return bindBuilderData(unpackArmorData(packedArmor), unpackWeaponsData(packedWeapons), packedArmor);
}

/** The same of files that are unpacked already. */
export function bindBuilderData(armor: ArmorData, weapons: WeaponsData, packedArmor: unknown): BuilderData {
  const data = { ...armor, ...weapons };
  return {
    armor,
    weapons,
    catalog: createLoadoutCatalog(data),
    tables: createBuildCodeTables(data),
    skills: new Map(armor.skills.map((skill) => [skill.id, skill])),
    getName: indexNames(armor, weapons),
    packedArmor,
  };
}

function indexNames(armor: ArmorData, { weapons, artian }: WeaponsData): GetName {
  const records: Readonly<Record<Exclude<ProblemSubject, "weapon-type">, readonly Named[]>> = {
    weapon: weapons,
    armor: armor.armor,
    charm: armor.charms,
    decoration: armor.decorations,
    skill: armor.skills,
    talisman: armor.talismans.talismans,
    "artian-bonus": artian.bonuses,
  };
  const names = new Map<string, string>();
  for (const [item, named] of Object.entries(records)) {
    for (const { id, name } of named) names.set(`${item}/${id}`, name);
  }
  for (const [type, name] of Object.entries(weaponTypeLabels)) names.set(`weapon-type/${type}`, name);
  return (item, id) => names.get(`${item}/${id}`) ?? id;
}
