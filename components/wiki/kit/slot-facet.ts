import { createFacets } from "@/components/list/facets";

/** Slots of a level that a row may be asked for; the lone digit is one slot, as older addresses have it. */
const choices = [
  { value: "1", label: "1 or more", count: 1, level: 1 },
  { value: "2", label: "1 or more of level 2 or higher", count: 1, level: 2 },
  { value: "3", label: "1 or more of level 3", count: 1, level: 3 },
  { value: "2x1", label: "2 or more", count: 2, level: 1 },
  { value: "2x2", label: "2 or more of level 2 or higher", count: 2, level: 2 },
  { value: "2x3", label: "2 or more of level 3", count: 2, level: 3 },
  { value: "3x1", label: "3", count: 3, level: 1 },
  { value: "3x2", label: "3 of level 2 or higher", count: 3, level: 2 },
  { value: "3x3", label: "3 of level 3", count: 3, level: 3 },
] as const;

/** By how many slots there are, and of which level at least. */
export function createSlotFacet<Row extends { readonly slots: readonly number[] }>() {
  return createFacets<Row>().oneOf({
    label: "Slots",
    options: choices,
    has: ({ slots }, choice) => {
      const { count, level } = choices.find(({ value }) => value === choice) ?? choices[0];
      return slots.filter((size) => size >= level).length >= count;
    },
    isCounted: true,
    hidesEmpty: true,
  });
}
