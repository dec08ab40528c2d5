import type { CampRisk, LocaleKind } from "@/lib/catalog/world-codes";

export const kindHeadings: Readonly<Record<LocaleKind, { title: string; note: string }>> = {
  field: {
    title: "Fields",
    note: "Open areas with camps, changing environments and their own monsters.",
  },
  arena: { title: "Arenas", note: "Closed areas for a single fight. No camps, no other monsters." },
  settlement: { title: "Settlements", note: "Villages and towns with their own meals." },
  hub: { title: "Hubs", note: "Where hunters gather, prepare and train." },
};

/** The meaning of a risk for someone about to set up camp. */
export const riskDescriptions: Readonly<Record<CampRisk, string>> = {
  safe: "Monsters don’t reach this camp.",
  insecure: "A monster may wreck the camp.",
  dangerous: "A monster is likely to wreck the camp.",
};
