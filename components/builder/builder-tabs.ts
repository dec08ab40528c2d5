/** Parts of the builder's page. On a phone each is a tab; on a desktop the first two are always visible. */
export const builderTabs = ["loadout", "totals", "search", "damage", "shopping"] as const;
export type BuilderTab = (typeof builderTabs)[number];

export const builderTabLabels: Readonly<Record<BuilderTab, string>> = {
  loadout: "Loadout",
  totals: "Totals",
  search: "Search",
  damage: "Damage",
  shopping: "Shopping",
};

export function isBuilderTab(value: unknown): value is BuilderTab {
  return builderTabs.some((tab) => tab === value);
}
