import {
  armorPieces,
  decorationKinds,
  type Element,
  elements,
  ranks,
  type SkillCategory,
  skillCategories,
  skillKinds,
  weaponTypes,
} from "@/lib/catalog/codes";
import { skillConditions } from "@/lib/catalog/effect-codes";
import type { Effects } from "@/lib/catalog/schema";
import type {
  BuilderArmor,
  BuilderCatalog,
  BuilderCharm,
  BuilderDecoration,
  TalismanRules,
  TalismanSlot,
} from "../catalog/catalog";
import type { DamageSkill } from "../damage/inputs";
import {
  type ColumnCodec,
  createCodeColumn,
  createListColumn,
  createRowsColumn,
  flag,
  numbers,
  packTable,
  small,
  texts,
  toNullableColumn,
  toOptionalColumn,
  unpackTable,
} from "./columns";
import { closeFile, openFile, type PackedFile } from "./file-head";
import { createNamedColumn, createSkillLevelColumn, effects, numberLists, slots } from "./shared-columns";

/** A skill with all that the builder says of it. */
export interface FileSkill extends DamageSkill {
  /** English. */
  readonly name: string;
  readonly category: SkillCategory;
  /** Set bonuses and group skills alone: pieces that each level needs, ascending, with the level's name. */
  readonly levels?:
    | readonly { readonly level: number; readonly pieces: number; readonly name: string }[]
    | undefined;
  readonly effects: readonly Effects[];
}

interface Named {
  /** English. */
  readonly name: string;
}

export interface FileArmor extends BuilderArmor, Named {
  /** Id of its set. */
  readonly set: string;
}

interface FileArmorSet extends Named {
  readonly id: string;
}

interface FileDecoration extends BuilderDecoration, Named {
  readonly rarity: number;
}

export interface FileCharm extends BuilderCharm, Named {
  readonly rarity: number;
}

interface FileTalismans extends TalismanRules {
  readonly talismans: readonly (TalismanRules["talismans"][number] & Named)[];
}

/** Gear and skills: the data of the search, which the builder opens with. */
export interface ArmorData extends BuilderCatalog {
  readonly skills: readonly FileSkill[];
  readonly armorSets: readonly FileArmorSet[];
  readonly armor: readonly FileArmor[];
  readonly decorations: readonly FileDecoration[];
  readonly charms: readonly FileCharm[];
  readonly talismans: FileTalismans;
}

const skillColumn = createNamedColumn<FileSkill>({
  kind: createCodeColumn(skillKinds),
  category: createCodeColumn(skillCategories),
  maxLevel: small,
  levels: toOptionalColumn(createListColumn(createRowsColumn({ level: small, pieces: small, name: texts }))),
  effects: createListColumn(effects),
  effectsByWeapon: toOptionalColumn(
    createListColumn(
      createRowsColumn({
        weapons: createListColumn(createCodeColumn(weaponTypes)),
        effects: createListColumn(effects),
      }),
    ),
  ),
  condition: toNullableColumn(createCodeColumn(skillConditions)),
  requires: toOptionalColumn(texts),
  weaponGroupingUncertain: flag,
});

const setColumn = createNamedColumn<FileArmorSet>({});

const resistances = createRowsColumn<Readonly<Record<Element, number>>>(
  Object.fromEntries(elements.map((element) => [element, numbers])) as Record<Element, ColumnCodec<number>>,
);

const slotColumn = createRowsColumn<TalismanSlot>({ kind: createCodeColumn(decorationKinds), slot: small });

const slotGroups = createRowsColumn<TalismanRules["slotGroups"][number]>({
  group: numbers,
  slots: createListColumn(slotColumn),
});

const talismanColumn = createNamedColumn<FileTalismans["talismans"][number]>({
  rarity: small,
  patterns: createListColumn(numberLists),
});

/** Columns that name skills and sets by their place in the tables before them. */
function createColumns(skills: readonly FileSkill[], sets: readonly FileArmorSet[]) {
  const listIds = (kind: FileSkill["kind"]) =>
    skills.flatMap((skill) => (skill.kind === kind ? skill.id : []));
  const levels = createSkillLevelColumn(skills.map(({ id }) => id));
  return {
    armor: createNamedColumn<FileArmor>({
      set: createCodeColumn(sets.map(({ id }) => id)),
      piece: createCodeColumn(armorPieces),
      rank: createCodeColumn(ranks),
      rarity: small,
      defenseMax: numbers,
      defenseMaxTranscended: toOptionalColumn(numbers),
      slots,
      slotsTranscended: toOptionalColumn(slots),
      skills: levels,
      setBonuses: createListColumn(createCodeColumn(listIds("set-bonus"))),
      groupSkills: createListColumn(createCodeColumn(listIds("group"))),
      resistances,
    }),
    decorations: createNamedColumn<FileDecoration>({
      kind: createCodeColumn(decorationKinds),
      slot: small,
      rarity: small,
      skills: levels,
    }),
    charms: createNamedColumn<FileCharm>({ rarity: small, skills: levels }),
    skillGroups: createRowsColumn<TalismanRules["skillGroups"][number]>({ group: numbers, entries: levels }),
  };
}

/**
 * The file with armor, decorations, charms, talismans and skills. What the types do not name is left out.
 *
 * @throws RangeError where a record names a skill or a set that is not there
 */
export function packArmorData(data: ArmorData): PackedFile {
  const { skills, armorSets, talismans } = data;
  const columns = createColumns(skills, armorSets);
  return closeFile("armor", [
    packTable(skillColumn, skills),
    packTable(setColumn, armorSets),
    packTable(columns.armor, data.armor),
    packTable(columns.decorations, data.decorations),
    packTable(columns.charms, data.charms),
    packTable(talismanColumn, talismans.talismans),
    packTable(columns.skillGroups, talismans.skillGroups),
    packTable(slotGroups, talismans.slotGroups),
  ]);
}

/**
 * Reverse of `packArmorData`.
 *
 * @param packed parsed JSON from outside
 * @throws BuilderDataError where it is of another format, or damaged
 */
export function unpackArmorData(packed: unknown): ArmorData {
  const tables = openFile(packed, "armor", 8);
  const skills = unpackTable(skillColumn, tables[0], "skills");
  const armorSets = unpackTable(setColumn, tables[1], "armorSets");
  const columns = createColumns(skills, armorSets);
  return {
    skills,
    armorSets,
    armor: unpackTable(columns.armor, tables[2], "armor"),
    decorations: unpackTable(columns.decorations, tables[3], "decorations"),
    charms: unpackTable(columns.charms, tables[4], "charms"),
    talismans: {
      talismans: unpackTable(talismanColumn, tables[5], "talismans"),
      skillGroups: unpackTable(columns.skillGroups, tables[6], "skillGroups"),
      slotGroups: unpackTable(slotGroups, tables[7], "slotGroups"),
    },
  };
}
