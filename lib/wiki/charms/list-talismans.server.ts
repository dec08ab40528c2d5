import type { TalismanSlot } from "@/lib/builder/catalog/catalog";
import type { SkillKind } from "@/lib/catalog/codes";
import { isOfKind } from "@/lib/catalog/collection";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { RandomTalisman, SkillAtLevel } from "@/lib/catalog/schema";
import { toLeveledSkill } from "@/lib/wiki/jewelry/to-given-skill.server";
import type { Talisman, TalismanData, TalismanShape } from "./talisman-data";

/** The appraised talismans, rarest first, with the skill groups that they draw from. */
export function listTalismans(): TalismanData {
  const records = getCatalog().randomTalismans.all;
  const slots = new Map(isOfKind(records, "slotGroup").map(({ group, slots }) => [group, slots]));
  return {
    talismans: isOfKind(records, "talisman")
      .map((talisman) => toTalisman(talisman, slots))
      .sort((a, b) => b.rarity - a.rarity),
    groups: isOfKind(records, "skillGroup")
      .map(({ group, entries }) => ({
        group,
        kind: getKind(group, entries),
        skills: entries.map(toLeveledSkill).sort((a, b) => a.name.localeCompare(b.name)),
      }))
      .sort((a, b) => a.group - b.group),
  };
}

/** The kind of a group's skills. @throws where a group mixes them */
function getKind(group: number, entries: readonly SkillAtLevel[]): SkillKind {
  const [kind, ...others] = new Set(entries.map(({ skill }) => getCatalog().skills.require(skill).kind));
  if (!kind || others.length > 0) throw new Error(`skill group ${group} mixes kinds of skills`);
  return kind;
}

type SlotGroups = ReadonlyMap<number, readonly TalismanSlot[]>;

/** Patterns that differ only in their slots become one form. */
function toTalisman(
  { id, name, rarity, appraisedFrom, patterns }: RandomTalisman,
  slotGroups: SlotGroups,
): Talisman {
  const forms = new Map<string, { groups: number[]; slots: (readonly TalismanSlot[])[] }>();
  for (const pattern of patterns) {
    const groups = pattern.slice(0, 3).filter((group) => group > 0);
    const slots = pattern.slice(3).map((group) => slotGroups.get(group) ?? throwUnknownSlots(id, group));
    const form = forms.get(groups.join()) ?? { groups, slots: [] };
    form.slots.push(...slots);
    forms.set(groups.join(), form);
  }
  const list: TalismanShape[] = [...forms.values()];
  return {
    id,
    name,
    rarity,
    appraisedFrom: appraisedFrom.map(({ item, chance }) => ({
      id: item,
      name: getCatalog().items.require(item).name,
      chance,
    })),
    forms: list,
  };
}

function throwUnknownSlots(talisman: string, group: number): never {
  throw new Error(`talisman "${talisman}": no slot group ${group}`);
}
