import type { SourceCount } from "./jewelry-types";

/** Labels for the counted sources of a skill. */
export const jewelSourceLabels: Readonly<Record<SourceCount["source"], { one: string; many: string }>> = {
  armor: { one: "armor piece", many: "armor pieces" },
  weapon: { one: "weapon", many: "weapons" },
  decoration: { one: "decoration", many: "decorations" },
  charm: { one: "charm", many: "charms" },
  talisman: { one: "appraised talisman group", many: "appraised talisman groups" },
  food: { one: "food skill", many: "food skills" },
};
