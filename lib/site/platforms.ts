export const platforms = ["pc", "ps5", "xbox"] as const;
export type Platform = (typeof platforms)[number];

export const platformLabels: Readonly<Record<Platform, string>> = { pc: "PC", ps5: "PS5", xbox: "Xbox" };
