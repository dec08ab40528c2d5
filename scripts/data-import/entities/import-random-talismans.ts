import { z } from "zod";
import { randomTalismanSchema } from "@/lib/catalog/schema/jewelry";
import { countField, enumNameField, enumNumberField, guidField, rarityField, slotField } from "../fields";
import { ImportError } from "../import-error";
import { compareIds, createImporter, type ImportContext } from "../importer";
import type { Localized } from "../texts";
import { slotKindField } from "./import-decorations";
import { tableSkillColumns } from "./parts";

const talismanSchema = z.object({
  _AmuletType: enumNumberField,
  _Name: guidField,
  _Rare: rarityField,
  _Skill: tableSkillColumns._Skill,
});

const patternSchema = z.object({
  _AmuletType: enumNumberField,
  _SkillPt_01: countField,
  _SkillPt_02: countField,
  _SkillPt_03: countField,
  _SlotPt: countField,
});

const skillRowSchema = z.object({ _SkillType: enumNameField, _SkillLv: countField, _SkillPt: countField });

const slotRowSchema = z.object({
  _SlotType01: slotKindField,
  _SlotLevel01: slotField,
  _SlotType02: slotKindField,
  _SlotLevel02: slotField,
  _SlotType03: slotKindField,
  _SlotLevel03: slotField,
  _SlotPt: countField,
});

type RandomTalisman = z.infer<typeof randomTalismanSchema>;

/** Talismans whose skills and slots are drawn, and the groups that they are drawn from. Needs items. */
export const importRandomTalismans = createImporter({
  file: "random-talismans",
  schema: randomTalismanSchema,
  texts: ["Excel_Equip/Amulet"],
  getKey: () => null,
  run: (context) => {
    const names = new Map<string, Localized>();
    const missing: string[] = [];
    const talismans = readTalismans(context, names, missing);
    const records = [...talismans, ...readSkillGroups(context), ...readSlotGroups(context)];
    return { records: records.sort(compareIds), names: { talismans: names }, missing };
  },
});

const amuletSchema = z.object({ _AmuletType: enumNumberField });
const rankSchema = z.object({ _ItemId: enumNumberField, _Rate: z.array(countField) });

/**
 * Chances of an appraisal by talisman: `_Rate` has one per talisman, in the order of their numbers. That order is read
 * from the places of the chances: Timeworn Charms give the two rarest alone. Needs items.
 *
 * @throws ImportError where the chances of an item are not 100 % together
 */
function readAppraisals({ tables, ids }: ImportContext) {
  return tables.getRows("Common/Equip/AmuletRankJudge", rankSchema).map(({ _ItemId, _Rate, place }) => {
    const sum = _Rate.reduce((total, rate) => total + rate, 0);
    if (sum !== 100) throw new ImportError(place, "_Rate", `the chances are ${sum} % together.`);
    return { item: ids.get("items", _ItemId, place, "_ItemId"), rates: _Rate };
  });
}

function readTalismans(
  context: ImportContext,
  names: Map<string, Localized>,
  missing: string[],
): RandomTalisman[] {
  const { tables, texts, ids } = context;
  const appraisals = readAppraisals(context);
  const points = tables.getRows("Common/Equip/MakaAmuletPointTable", amuletSchema);
  const order = points.map(({ _AmuletType }) => _AmuletType);
  const patterns = tables.getRows("Common/Equip/RandomAmuletPtTable", patternSchema);
  return tables
    .getRows("Common/Equip/AmuletData", talismanSchema)
    .filter((row) => texts.hasText(row._Name) && row._Skill.every((skill) => skill === "NONE"))
    .map((row) => {
      const name = texts.get(row._Name, row.place, "_Name");
      const key = String(row._AmuletType);
      const id = ids.assign("random-talismans", key, name.en, row.place);
      names.set(id, name);
      if (!ids.isKnown("random-talismans", key)) missing.push(`${id}: no entry in data/sources/ids.json`);
      const own = patterns.filter((pattern) => pattern._AmuletType === row._AmuletType);
      return {
        id,
        kind: "talisman",
        name: name.en,
        rarity: row._Rare,
        appraisedFrom: appraisals.flatMap(({ item, rates }) => {
          const chance = rates[order.indexOf(row._AmuletType)] ?? 0;
          return chance > 0 ? [{ item, chance }] : [];
        }),
        ...weighPatterns(own),
      };
    });
}

type Pattern = [number, number, number, number];

/** Each combination once, with the number of its rows: rows are equally likely, so those that stand twice count twice. */
function weighPatterns(rows: readonly z.infer<typeof patternSchema>[]) {
  const counts = new Map<string, { readonly pattern: Pattern; weight: number }>();
  for (const { _SkillPt_01, _SkillPt_02, _SkillPt_03, _SlotPt } of rows) {
    const pattern: Pattern = [_SkillPt_01, _SkillPt_02, _SkillPt_03, _SlotPt];
    const counted = counts.get(pattern.join());
    if (counted) counted.weight++;
    else counts.set(pattern.join(), { pattern, weight: 1 });
  }
  const sorted = [...counts.values()].sort(
    ({ pattern: a }, { pattern: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || a[3] - b[3],
  );
  return { patterns: sorted.map(({ pattern }) => pattern), weights: sorted.map(({ weight }) => weight) };
}

function readSkillGroups({ tables, ids }: ImportContext): RandomTalisman[] {
  const groups = new Map<number, { skill: string; level: number }[]>();
  for (const row of tables.getDistinctRows("Common/Equip/RandomAmuletLotSkillTable", skillRowSchema, [
    "_SkillPt",
    "_SkillType",
    "_SkillLv",
  ])) {
    const skill = ids.get("skills", row._SkillType, row.place, "_SkillType");
    groups.set(row._SkillPt, [...(groups.get(row._SkillPt) ?? []), { skill, level: row._SkillLv }]);
  }
  return [...groups].map(([group, entries]) => ({
    id: `skill-group-${formatGroup(group)}`,
    kind: "skillGroup",
    group,
    entries: entries.sort((a, b) => (a.skill < b.skill ? -1 : a.skill > b.skill ? 1 : a.level - b.level)),
  }));
}

function readSlotGroups({ tables }: ImportContext): RandomTalisman[] {
  return tables.getDistinctRows("Common/Equip/RandomAmuletAccSlot", slotRowSchema, ["_SlotPt"]).map((row) => {
    const slots = [
      { kind: row._SlotType01, slot: row._SlotLevel01 },
      { kind: row._SlotType02, slot: row._SlotLevel02 },
      { kind: row._SlotType03, slot: row._SlotLevel03 },
    ];
    return {
      id: `slot-group-${formatGroup(row._SlotPt)}`,
      kind: "slotGroup",
      group: row._SlotPt,
      slots: slots.flatMap(({ kind, slot }) => (slot === 0 ? [] : [{ kind, slot }])),
    };
  });
}

function formatGroup(group: number): string {
  return String(group).padStart(2, "0");
}
