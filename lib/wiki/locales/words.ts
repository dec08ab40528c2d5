import type { CampRisk, LocaleKind } from "@/lib/catalog/codes";

export const kindHeading: Readonly<Record<LocaleKind, { title: string; note: string }>> = {
  field: {
    title: "Fields",
    note: "Open country with camps, changing environments and monsters that live there.",
  },
  arena: { title: "Arenas", note: "Closed grounds for one fight. No camps, no other monsters." },
  settlement: { title: "Settlements", note: "Places where people live and cook meals of their own." },
  hub: { title: "Hubs", note: "Where hunters gather, prepare and practice." },
};

/** What a risk means for someone about to set up camp. */
export const riskMeaning: Readonly<Record<CampRisk, string>> = {
  safe: "Monsters do not come here.",
  insecure: "A monster may wreck the camp.",
  dangerous: "A monster is likely to wreck the camp.",
};
