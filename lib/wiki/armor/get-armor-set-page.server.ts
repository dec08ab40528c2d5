import { formatEffects } from "@/lib/catalog/format-effects";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getNamesByLanguage } from "@/lib/catalog/get-names.server";
import { getSkillText } from "@/lib/catalog/get-texts.server";
import { getSetRelations, type SetBonus } from "@/lib/catalog/relations/get-set-relations.server";
import type { Armor, Material, SkillAtLevel } from "@/lib/catalog/schema";
import { resistanceOrder, sumSkills } from "./armor-rows";
import type { ArmorSetData, BonusData, MaterialLine, NamedSkill, PieceData } from "./armor-set-data";

/** The page of one armor set. @throws for an unknown id */
export function getArmorSetPage(id: string): ArmorSetData {
  const { set, pieces, setBonuses, groupSkills, cost } = getSetRelations(id);
  return {
    id,
    name: set.name,
    rank: set.rank,
    rarity: set.rarity,
    pieces: pieces.map(toPieceData),
    skills: sumSkills(
      pieces.map(({ skills }) => skills.map((each) => ({ skill: toNamedSkill(each), level: each.level }))),
    ).map(({ skill, level }) => ({ ...skill, level })),
    bonuses: [...setBonuses, ...groupSkills].map(toBonusData),
    hasMixedBonuses: set.mixedBonuses,
    zenny: cost.zenny,
    materials: cost.materials.map(toMaterialLine),
    relatedSets: getRelatedSets(id),
    names: getNamesByLanguage("armor-sets", id),
  };
}

function toPieceData(piece: Armor): PieceData {
  return {
    id: piece.id,
    name: piece.name,
    piece: piece.piece,
    defense: piece.defense,
    defenseMax: piece.defenseMax,
    defenseTranscended: piece.defenseMaxTranscended ?? null,
    slots: piece.slots,
    slotsTranscended: piece.slotsTranscended ?? null,
    resistances: resistanceOrder.map((element) => piece.resistances[element]),
    skills: piece.skills.map(toNamedSkill),
    bonuses: [...piece.setBonuses, ...piece.groupSkills].map((id) => ({ id, name: getSkillName(id) })),
    zenny: piece.zenny,
    materials: piece.materials.map(toMaterialLine),
  };
}

function toBonusData({ skill, thresholds, carriers }: SetBonus): BonusData {
  return {
    id: skill.id,
    name: skill.name,
    kind: skill.kind === "group" ? "group" : "set-bonus",
    text: getSkillText(skill.id),
    levels: thresholds.map(({ pieces, level, name }) => ({
      pieces,
      level,
      name,
      effects: formatEffects(skill.effects[level - 1] ?? {}),
    })),
    countingPieces: carriers.map(({ piece }) => piece),
  };
}

function toNamedSkill({ skill: id, level }: SkillAtLevel): NamedSkill {
  const { name, maxLevel } = getCatalog().skills.require(id);
  return { id, name, level, max: maxLevel };
}

function getSkillName(id: string): string {
  return getCatalog().skills.require(id).name;
}

function toMaterialLine({ item: id, qty }: Material): MaterialLine {
  return { item: { id, name: getCatalog().items.require(id).name }, qty };
}

/** Sets whose ids differ only by the Greek letter. */
function getRelatedSets(id: string): { id: string; name: string }[] {
  const stem = (each: string) => each.replace(/-(alpha|beta|gamma)$/, "");
  return getCatalog()
    .armorSets.all.filter((set) => set.id !== id && stem(set.id) === stem(id))
    .map((set) => ({ id: set.id, name: set.name }));
}
