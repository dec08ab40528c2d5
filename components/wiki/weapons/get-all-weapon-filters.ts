import type { ListFilter } from "@/components/ui/list/FilteredList";
import { rankLabels, weaponTypeLabels } from "@/lib/catalog/labels";
import type { SearchNames } from "@/lib/names/search-names";
import type { ListState } from "@/lib/site/list-state";
import type { AllWeaponsFields, AllWeaponsProps, AnyWeaponRow } from "@/lib/wiki/weapons/all-weapons";
import { getElementKey } from "@/lib/wiki/weapons/weapon-list";
import { formatElementKey } from "./get-weapon-filters";

/** Tests of the chosen filters, and their texts as chips. */
export function getAllWeaponFilters(
  { q, type, element, rank, rarity, skill, slot, affinity }: ListState<AllWeaponsFields>,
  skills: AllWeaponsProps["skills"],
  names: SearchNames,
): readonly ListFilter<AnyWeaponRow>[] {
  return [
    {
      key: "q",
      label: "Search",
      value: q.trim(),
      test: names.createTest(q, (row) => ({
        names: names.list("weapons", row.id, row.name),
        mentions: [
          row.focus,
          weaponTypeLabels[row.type],
          ...row.skills.flatMap(([id]) => names.listSkill(id, skills[id]?.name ?? id)),
        ],
      })),
    },
    {
      key: "type",
      label: "Type",
      value: type.map((each) => weaponTypeLabels[each]).join(" or "),
      test: (row) => type.includes(row.type),
    },
    {
      key: "element",
      label: "Element",
      value: element.map(formatElementKey).join(" or "),
      test: (row) => element.includes(getElementKey(row)),
    },
    {
      key: "rank",
      label: "Craftable from",
      value: rank && rankLabels[rank],
      test: (row) => row.rank === rank,
    },
    {
      key: "rarity",
      label: "Rarity",
      value: rarity.join(" or "),
      test: (row) => rarity.some((each) => Number(each) === row.rarity),
    },
    {
      key: "skill",
      label: "Skill",
      value: skill && (skills[skill]?.name ?? skill),
      test: (row) => row.skills.some(([id]) => id === skill),
    },
    {
      key: "slot",
      label: "Slot",
      value: slot && `Level ${slot} or higher`,
      test: (row) => (row.slots[0] ?? 0) >= Number(slot),
    },
    {
      key: "affinity",
      label: "Affinity",
      value: affinity === null ? "" : `${affinity}% or more`,
      test: (row) => row.affinity >= (affinity ?? 0),
    },
  ];
}
