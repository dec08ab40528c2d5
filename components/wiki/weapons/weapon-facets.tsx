import { createFacets, getFacetFields, toOptions } from "@/components/list/facets";
import { GameIcon } from "@/components/ui/GameIcon";
import { chooseSkill } from "@/components/wiki/kit/level-column";
import { createSlotFacet } from "@/components/wiki/kit/slot-facet";
import { type Rank, ranks, weaponElements, weaponTypes } from "@/lib/catalog/codes";
import { rankLabels, weaponTypeLabels } from "@/lib/catalog/labels";
import { toSlug } from "@/lib/catalog/to-slug";
import { createSortField, followWeapon } from "@/lib/site/list-state";
import { capitalize } from "@/lib/text/capitalize";
import type { AllWeaponsProps, AnyWeaponRow } from "@/lib/wiki/weapons/all-weapons";
import {
  getElementKey,
  initialSort,
  type WeaponListProps,
  type WeaponRow,
} from "@/lib/wiki/weapons/weapon-list";

const elementKeys = [...weaponElements, "parts", "none"] as const;

function formatElementKey(key: (typeof elementKeys)[number]): string {
  if (key === "none") return "None";
  return key === "parts" ? "By parts (Artian)" : capitalize(key);
}

type Skills = WeaponListProps["skills"];

interface SharedFacetOptions {
  /** Counts the weapons by element and rarity, and leaves out elements that none has. */
  readonly isCounted: boolean;
}

/** The facets that every list of weapons has. */
function createSharedFacets<Row extends Omit<AnyWeaponRow, "type" | "rank">>(
  skills: Skills,
  { isCounted }: SharedFacetOptions,
) {
  const { oneOf, anyOf, number } = createFacets<Row>();
  return {
    element: anyOf({
      label: "Element",
      options: elementKeys.map((value) => ({
        value,
        label: formatElementKey(value),
        ...(value !== "none" && value !== "parts" && { icon: <GameIcon name={value} size={16} /> }),
      })),
      has: (row, element) => getElementKey(row) === element,
      isCounted,
      hidesEmpty: isCounted,
      isShown: (rows) => rows.some(({ element }) => element),
    }),
    rarity: anyOf({
      label: "Rarity",
      options: toOptions(["1", "2", "3", "4", "5", "6", "7", "8"]),
      has: (row, rarity) => row.rarity === Number(rarity),
      isCounted,
    }),
    skill: oneOf({
      label: "Skill",
      entity: "skills",
      options: Object.entries(skills).map(([value, { name }]) => ({ value, label: name })),
      has: (row, skill) => row.skills.some(([id]) => id === skill),
      patch: (skill) => chooseSkill(skill, initialSort),
    }),
    slot: createSlotFacet<Row>(),
    affinity: number({
      label: "Minimum affinity",
      chip: "Affinity",
      min: -20,
      max: 30,
      step: 5,
      unit: "%",
      describe: (affinity) => `${affinity}% or more`,
      passes: (row, affinity) => row.affinity >= affinity,
    }),
  };
}

/** The facets of one type of weapon. Skills, series and traits are those of the list itself. */
export function createWeaponFacets({ rows, skills, traits }: WeaponListProps) {
  const { text, oneOf, toggle } = createFacets<WeaponRow>();
  const series = [...new Set(rows.flatMap((row) => row.series ?? []))].sort();
  return {
    q: text({
      label: "Search",
      placeholder: "Name, skill or series",
      texts: (row, names) => ({
        names: names.list("weapons", row.id, row.name),
        mentions: [
          row.focus,
          row.series,
          ...row.skills.flatMap(([id]) => names.listSkill(id, skills[id]?.name ?? id)),
        ],
      }),
    }),
    ...createSharedFacets<WeaponRow>(skills, { isCounted: true }),
    trait: oneOf({
      label: traits?.label ?? "",
      options: traits?.options ?? [],
      has: (row, trait) => row.special?.traits?.includes(trait) ?? false,
      isShown: () => traits !== null,
    }),
    series: oneOf({
      label: "Series",
      options: series.map((name) => ({ value: toSlug(name), label: name })),
      has: (row, slug) => row.series !== null && toSlug(row.series) === slug,
    }),
    forge: toggle({
      label: "Forgeable directly",
      chip: "Forging",
      on: "Direct",
      has: ({ isForgeable }) => isForgeable,
      isCounted: true,
    }),
  };
}

/** State of the list of one type in the address. */
export function getWeaponFields(facets: ReturnType<typeof createWeaponFacets>) {
  return {
    ...getFacetFields(facets),
    sort: createSortField(
      ["name", "rarity", "attack", "affinity", "element", "sharpness", "slots", "special", "level"],
      initialSort,
    ),
  };
}

/** By the type of a weapon; the list begins with the one that the visitor plays. */
export function createTypeFacet<Row extends Pick<AnyWeaponRow, "type">>() {
  const facet = createFacets<Row>().anyOf({
    label: "Type",
    options: weaponTypes.map((value) => ({
      value,
      label: weaponTypeLabels[value],
      icon: <GameIcon name={value} size={16} />,
    })),
    has: (row, type) => row.type === type,
  });
  return { ...facet, field: followWeapon(facet.field) };
}

/** The facets of all weapons. */
export function createAllWeaponFacets(skills: AllWeaponsProps["skills"]) {
  const { text, oneOf } = createFacets<AnyWeaponRow>();
  return {
    q: text({
      label: "Search",
      placeholder: "Name, type or skill",
      texts: (row, names) => ({
        names: names.list("weapons", row.id, row.name),
        mentions: [
          row.focus,
          weaponTypeLabels[row.type],
          ...row.skills.flatMap(([id]) => names.listSkill(id, skills[id]?.name ?? id)),
        ],
      }),
    }),
    type: createTypeFacet<AnyWeaponRow>(),
    ...createSharedFacets<AnyWeaponRow>(skills, { isCounted: false }),
    rank: oneOf({
      label: "Craftable from",
      options: toOptions(ranks, rankLabels),
      has: (row, rank: Rank) => row.rank === rank,
    }),
  };
}

/** State of the table of all weapons in the address. */
export function getAllWeaponFields(facets: ReturnType<typeof createAllWeaponFacets>) {
  return {
    ...getFacetFields(facets),
    sort: createSortField(
      ["name", "type", "rarity", "attack", "affinity", "element", "slots", "rank", "level"],
      initialSort,
    ),
  };
}
