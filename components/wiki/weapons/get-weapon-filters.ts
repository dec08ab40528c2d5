import type { ListFilter } from "@/components/ui/list/FilteredList";
import { capitalize } from "@/lib/catalog/capitalize";
import { toSlug } from "@/lib/catalog/to-slug";
import type { SearchNames } from "@/lib/names/search-names";
import type { ListState } from "@/lib/site/list-state";
import { listSeries, type WeaponListFields } from "@/lib/wiki/weapons/get-weapon-list-fields";
import { getElementKey, type WeaponListProps, type WeaponRow } from "@/lib/wiki/weapons/weapon-list";

/** Tests of the chosen filters, and their texts as chips. */
export function getWeaponFilters(
  state: ListState<WeaponListFields>,
  { skills, rows, traits }: WeaponListProps,
  names: SearchNames,
): readonly ListFilter<WeaponRow>[] {
  const { q, element, rarity, slot, skill, affinity, series, trait, forge } = state;
  return [
    {
      key: "q",
      label: "Search",
      value: q.trim(),
      test: names.createTest(q, (row) => ({
        names: names.list("weapons", row.id, row.name),
        mentions: [
          row.focus,
          row.series,
          ...row.skills.flatMap(([id]) => names.listSkill(id, skills[id]?.name ?? id)),
        ],
      })),
    },
    {
      key: "element",
      label: "Element",
      value: element.map(formatElementKey).join(" or "),
      test: (row) => element.includes(getElementKey(row)),
    },
    {
      key: "rarity",
      label: "Rarity",
      value: rarity.join(" or "),
      test: (row) => rarity.some((each) => Number(each) === row.rarity),
    },
    {
      key: "slot",
      label: "Slot",
      value: slot && `Level ${slot} or higher`,
      test: (row) => (row.slots[0] ?? 0) >= Number(slot),
    },
    {
      key: "skill",
      label: "Skill",
      value: skill && (skills[skill]?.name ?? skill),
      test: (row) => row.skills.some(([id]) => id === skill),
    },
    {
      key: "affinity",
      label: "Affinity",
      value: affinity === null ? "" : `${affinity}% or more`,
      test: (row) => row.affinity >= (affinity ?? 0),
    },
    {
      key: "series",
      label: "Series",
      value: listSeries(rows).find(({ slug }) => slug === series)?.name ?? "",
      test: (row) => row.series !== null && toSlug(row.series) === series,
    },
    {
      key: "trait",
      label: traits?.label ?? "",
      value: traits?.options.find(({ value }) => value === trait)?.label ?? "",
      test: (row) => row.special?.traits?.includes(trait) ?? false,
    },
    {
      key: "forge",
      label: "Forging",
      value: forge ? "Direct" : "",
      test: (row) => row.isForgeable,
    },
  ];
}

/** Words of what the element filter offers. */
export function formatElementKey(key: string): string {
  if (key === "none") return "None";
  return key === "parts" ? "By parts (Artian)" : capitalize(key);
}
