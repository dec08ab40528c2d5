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
  type Column,
  codes,
  flag,
  lists,
  nullable,
  numbers,
  optional,
  packTable,
  rows,
  small,
  texts,
  unpackTable,
} from "./columns";
import { closeFile, openFile, type PackedFile } from "./file-head";
import { effects, named, numberLists, skillLevels, slots } from "./shared-columns";

/** A skill with all that the builder says of it. */
export interface FileSkill extends DamageSkill {
  /** English. */
  readonly name: string;
  readonly category: SkillCategory;
  /** Set bonuses and group skills alone: pieces that each level asks for, ascending, with the level's name. */
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

export interface FileArmorSet extends Named {
  readonly id: string;
}

export interface FileDecoration extends BuilderDecoration, Named {
  readonly rarity: number;
}

export interface FileCharm extends BuilderCharm, Named {
  readonly rarity: number;
}

export interface FileTalismans extends TalismanRules {
  readonly talismans: readonly (TalismanRules["talismans"][number] & Named)[];
}

/** What is equipped: what the search needs, and what the builder opens with. */
export interface ArmorData extends BuilderCatalog {
  readonly skills: readonly FileSkill[];
  readonly armorSets: readonly FileArmorSet[];
  readonly armor: readonly FileArmor[];
  readonly decorations: readonly FileDecoration[];
  readonly charms: readonly FileCharm[];
  readonly talismans: FileTalismans;
}

const skillColumn = named<FileSkill>({
  kind: codes(skillKinds),
  category: codes(skillCategories),
  maxLevel: small,
  levels: optional(lists(rows({ level: small, pieces: small, name: texts }))),
  effects: lists(effects),
  effectsByWeapon: optional(lists(rows({ weapons: lists(codes(weaponTypes)), effects: lists(effects) }))),
  condition: nullable(codes(skillConditions)),
  weaponGroupingUncertain: flag,
});

const setColumn = named<FileArmorSet>({});

const resistances = rows<Readonly<Record<Element, number>>>(
  Object.fromEntries(elements.map((element) => [element, numbers])) as Record<Element, Column<number>>,
);

const slotColumn = rows<TalismanSlot>({ kind: codes(decorationKinds), slot: small });

const slotGroups = rows<TalismanRules["slotGroups"][number]>({ group: numbers, slots: lists(slotColumn) });

const talismanColumn = named<FileTalismans["talismans"][number]>({
  rarity: small,
  patterns: lists(numberLists),
});

/** Columns that name skills and sets by their place in the tables before them. */
function columnsWith(skills: readonly FileSkill[], sets: readonly FileArmorSet[]) {
  const idsOf = (kind: FileSkill["kind"]) => skills.flatMap((skill) => (skill.kind === kind ? skill.id : []));
  const levels = skillLevels(skills.map(({ id }) => id));
  return {
    armor: named<FileArmor>({
      set: codes(sets.map(({ id }) => id)),
      piece: codes(armorPieces),
      rank: codes(ranks),
      rarity: small,
      defenseMax: numbers,
      defenseMaxTranscended: optional(numbers),
      slots,
      slotsTranscended: optional(slots),
      skills: levels,
      setBonuses: lists(codes(idsOf("set-bonus"))),
      groupSkills: lists(codes(idsOf("group"))),
      resistances,
    }),
    decorations: named<FileDecoration>({
      kind: codes(decorationKinds),
      slot: small,
      rarity: small,
      skills: levels,
    }),
    charms: named<FileCharm>({ rarity: small, skills: levels }),
    skillGroups: rows<TalismanRules["skillGroups"][number]>({ group: numbers, entries: levels }),
  };
}

/**
 * The file with armor, decorations, charms, talismans and skills. What the types do not name is left out.
 *
 * @throws RangeError where a record names a skill or a set that is not there
 */
export function packArmorData(data: ArmorData): PackedFile {
  const { skills, armorSets, talismans } = data;
  const columns = columnsWith(skills, armorSets);
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
 * What `packArmorData` packed.
 *
 * @param packed parsed JSON from outside
 * @throws BuilderDataError where it is of another format, or damaged
 */
export function unpackArmorData(packed: unknown): ArmorData {
  const tables = openFile(packed, "armor", 8);
  const skills = unpackTable(skillColumn, tables[0], "skills");
  const armorSets = unpackTable(setColumn, tables[1], "armorSets");
  const columns = columnsWith(skills, armorSets);
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
