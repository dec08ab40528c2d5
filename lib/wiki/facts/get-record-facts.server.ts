import { type WeaponType, weaponTypes } from "@/lib/catalog/codes";
import { armorPieceLabels, elementLabels, weaponTypeLabels } from "@/lib/catalog/labels";
import { getSharpnessAt, maxHandicraft } from "@/lib/catalog/sharpness";
import { skillCategoryLabels } from "@/lib/catalog/skill-labels";
import { toSlug } from "@/lib/catalog/to-slug";
import { itemTypeLabels } from "@/lib/catalog/world-labels";
import {
  getArmorPath,
  getItemPath,
  getMonsterPath,
  getSkillPath,
  getWeaponPath,
} from "@/lib/site/wiki-paths";
import { formatNumber, formatSigned, formatZenny } from "@/lib/text/format";
import { type ArmorPieceRow, resistanceOrder } from "@/lib/wiki/armor/armor-rows";
import { listArmorPieces } from "@/lib/wiki/armor/list-armor.server";
import { getSlotRank } from "@/lib/wiki/get-slot-rank";
import type { ItemRow } from "@/lib/wiki/items/item-types";
import { unpackItems } from "@/lib/wiki/items/item-types";
import { itemUseLabels } from "@/lib/wiki/items/labels";
import { listItems } from "@/lib/wiki/items/list-items.server";
import { damageLabels, rawTypes } from "@/lib/wiki/monsters/damage-types";
import { listMonsters } from "@/lib/wiki/monsters/list-monsters.server";
import type { MonsterRow } from "@/lib/wiki/monsters/monster-list";
import { formatSpecies } from "@/lib/wiki/monsters/species";
import { giverLabels } from "@/lib/wiki/skills/labels";
import { listSkills } from "@/lib/wiki/skills/list-skills.server";
import type { SkillRow } from "@/lib/wiki/skills/skill-types";
import { getWeaponList } from "@/lib/wiki/weapons/get-weapon-list.server";
import { getSharpnessRank } from "@/lib/wiki/weapons/sharpness";
import type { WeaponListProps, WeaponRow } from "@/lib/wiki/weapons/weapon-list";
import { getWeaponTypeInfo } from "@/lib/wiki/weapons/weapon-types";
import type { Fact, FactKind, NamedFact, RecordFacts, RecordRef } from "./record-facts";

/** Monsters of an item that are named before the others are counted. */
const maxSources = 3;

const kinds: Readonly<Record<FactKind, () => readonly RecordFacts[]>> = {
  weapons: () => weaponTypes.flatMap(listWeaponFacts),
  armor: listArmorFacts,
  skills: () => listSkills().map(toSkillFacts),
  monsters: listMonsterFacts,
  items: () => unpackItems(listItems()).map(toItemFacts),
};
const known = new Map<FactKind, ReadonlyMap<string, RecordFacts>>();

/** The facts of a record; `undefined` where there is none. Worked out once for a kind in each process. */
export function getRecordFacts({ kind, id }: RecordRef): RecordFacts | undefined {
  const ofKind = known.get(kind) ?? new Map(kinds[kind]().map((each) => [each.id, each]));
  known.set(kind, ofKind);
  return ofKind.get(id);
}

function listWeaponFacts(type: WeaponType): RecordFacts[] {
  const { rows, skills } = getWeaponList(type);
  return rows.map((row) => toWeaponFacts(type, row, skills));
}

function toWeaponFacts(type: WeaponType, row: WeaponRow, skills: WeaponListProps["skills"]): RecordFacts {
  const { id, name, element, sharpness, handicraft, special } = row;
  const label = getWeaponTypeInfo(type).special;
  const notes = special?.notes?.join(" ");
  return {
    kind: "weapons",
    id,
    name,
    path: getWeaponPath(type, id),
    sort: weaponTypeLabels[type] + (row.focus ? `, ${row.focus} focus` : ""),
    icon: type,
    series: row.series,
    facts: [
      toRarity(row.rarity),
      toFigure("attack", "Raw attack", row.attack, { isKey: true }),
      toFigure("shown", "In-game attack", row.shown),
      toFigure("affinity", "Affinity", row.affinity, { text: formatSigned(row.affinity, "%"), isKey: true }),
      {
        key: "element",
        label: "Element",
        value: element
          ? { elements: [[element.type, element.value]] }
          : { text: row.isArtian ? "by parts" : "–" },
        ...(element && { order: element.value }),
        better: "higher",
        isKey: true,
      },
      ...(sharpness
        ? [
            {
              key: "sharpness",
              label: "Sharpness",
              value: { sharpness, more: getSharpnessAt(sharpness, handicraft ?? [], maxHandicraft) },
              order: getSharpnessRank(sharpness),
              better: "higher" as const,
              isKey: true,
            },
          ]
        : []),
      toSlots(row.slots),
      ...(label
        ? [{ key: "special", label, value: { text: notes ?? special?.text ?? "–" }, isKey: !sharpness }]
        : []),
      toRecords(
        "skills",
        "Skills",
        row.skills.map(([skill, level]) => toSkill(skill, skills[skill]?.name ?? skill, level)),
      ),
    ],
  };
}

function listArmorFacts(): RecordFacts[] {
  const { rows, skills, bonuses } = listArmorPieces();
  const toSkills = (row: ArmorPieceRow) =>
    row.skills.flatMap(([at, level]) => {
      const skill = skills[at];
      return skill ? [toSkill(skill.id, skill.name, level)] : [];
    });
  const toBonuses = (row: ArmorPieceRow) =>
    row.bonuses.flatMap((at) => {
      const bonus = bonuses[at];
      return bonus ? [{ entity: "skills" as const, id: bonus.id, name: bonus.name }] : [];
    });
  return rows.map((row) => ({
    kind: "armor",
    id: row.id,
    name: row.name,
    path: getArmorPath(row.set, row.id),
    sort: `${armorPieceLabels[row.piece]}, ${row.rank} rank`,
    icon: row.piece,
    facts: [
      toRarity(row.rarity),
      toFigure("defense", "Max defense", row.defense, { isKey: true }),
      toSlots(row.slots),
      toRecords("skills", "Skills", toSkills(row)),
      toRecords("bonuses", "Set bonus and group skill", toBonuses(row)),
      ...resistanceOrder.map((element, at) =>
        toFigure(element, `${elementLabels[element]} resistance`, row.resistances[at] ?? 0, {
          text: formatSigned(row.resistances[at] ?? 0),
        }),
      ),
    ],
  }));
}

function toSkillFacts({ id, name, category, maxLevel, lead, topEffects, givers }: SkillRow): RecordFacts {
  return {
    kind: "skills",
    id,
    name,
    path: getSkillPath(id),
    sort: `${skillCategoryLabels[category]} skill`,
    lead,
    facts: [
      toFigure("max", "Max level", maxLevel, { isKey: true, isNeutral: true }),
      { key: "top", label: "At max level", value: { text: topEffects.join(", ") || "No data" }, isKey: true },
      {
        key: "from",
        label: "Found on",
        value: { text: givers.map((giver) => giverLabels[giver]).join(", ") || "–" },
        isKey: true,
      },
    ],
  };
}

function listMonsterFacts(): RecordFacts[] {
  const { rows, locales } = listMonsters();
  const names = new Map(locales);
  return rows.map((row) => toMonsterFacts(row, names));
}

function toMonsterFacts(row: MonsterRow, locales: ReadonlyMap<string, string>): RecordFacts {
  const { id, name, elements, best, ailments } = row;
  return {
    kind: "monsters",
    id,
    name,
    path: getMonsterPath(id),
    sort: formatSpecies(row.species),
    facts: [
      {
        key: "element",
        label: "Weak to",
        value: elements.length > 0 ? { elements } : { text: "No clear weakness" },
        isKey: true,
      },
      ...rawTypes.map((type, at): Fact => {
        const [value = 0, , part = ""] = best[at] ?? [];
        return {
          key: type,
          label: `Best part, ${damageLabels[type].label.toLowerCase()}`,
          value: { text: part ? `${value} ${part}` : String(value) },
          order: value,
          better: "higher",
          isKey: true,
        };
      }),
      {
        key: "ailments",
        label: "Inflicts",
        value:
          ailments.length > 0
            ? {
                records: ailments.map((each) => ({ entity: "ailments", id: toSlug(each), name: each })),
              }
            : { text: "None" },
        isKey: true,
      },
      toFigure("health", "Base health", row.health, { better: "lower" }),
      toRecords(
        "locales",
        "Habitat",
        row.locales.map((locale) => ({ entity: "locales", id: locale, name: locales.get(locale) ?? locale })),
      ),
    ],
  };
}

function toItemFacts(row: ItemRow): RecordFacts {
  const { id, name, monsters } = row;
  const others = [
    ...(row.isQuestReward ? ["quest rewards"] : []),
    ...(row.hasOtherWays ? ["gathered, bought or traded"] : []),
    ...(row.isCrafted ? ["recipe"] : []),
  ].join(", ");
  return {
    kind: "items",
    id,
    name,
    path: getItemPath(id),
    sort: itemTypeLabels[row.type],
    facts: [
      { ...toRarity(row.rarity), isKey: true },
      ...(monsters.length > 0
        ? [
            toRecords(
              "monsters",
              monsters.length > maxSources ? `Dropped by ${monsters.length} monsters` : "Dropped by",
              monsters
                .slice(0, maxSources)
                .map((monster) => ({ entity: "monsters", id: monster.id, name: monster.name })),
            ),
          ]
        : []),
      ...(others || monsters.length === 0
        ? [
            {
              key: "others",
              label: monsters.length > 0 ? "Also" : "Source",
              value: { text: others || "Unknown" },
              isKey: true,
            },
          ]
        : []),
      {
        key: "uses",
        label: "Used for",
        value: { text: row.uses.map((use) => itemUseLabels[use]).join(", ") || "–" },
        isKey: true,
      },
      toFigure("sell", "Sell price", row.sell, {
        text: row.sell > 0 ? formatZenny(row.sell) : "–",
        isKey: true,
      }),
      toFigure("carry", "Carry limit", row.carry),
    ],
  };
}

interface FigureOptions {
  /** Where it is more than the number. */
  readonly text?: string;
  readonly better?: "higher" | "lower";
  /** No figure is better than another. */
  readonly isNeutral?: boolean;
  readonly isKey?: boolean;
}

function toFigure(
  key: string,
  label: string,
  order: number,
  { text = formatNumber(order), better = "higher", isNeutral = false, isKey = false }: FigureOptions = {},
): Fact {
  return {
    key,
    label,
    value: { text },
    order,
    ...(!isNeutral && { better }),
    ...(isKey && { isKey }),
  };
}

function toRarity(rarity: number): Fact {
  return toFigure("rarity", "Rarity", rarity, { isNeutral: true });
}

function toSlots(slots: readonly number[]): Fact {
  return {
    key: "slots",
    label: "Slots",
    value: { slots },
    order: getSlotRank(slots),
    better: "higher",
    isKey: true,
  };
}

function toSkill(id: string, name: string, level: number): NamedFact {
  return { entity: "skills", id, name, suffix: `Lv ${level}` };
}

function toRecords(key: string, label: string, records: readonly NamedFact[]): Fact {
  return { key, label, value: records.length > 0 ? { records } : { text: "–" }, isKey: true };
}
