import type { ScreenWidth } from "@/hooks/ui/use-screen-width";
import { type BuilderTab, builderTabs } from "../builder-tabs";

interface Panes {
  /** Panes to choose from. */
  readonly tabs: readonly BuilderTab[];
  readonly current: BuilderTab;
  /** Visible panes, the current one included. */
  readonly shown: readonly BuilderTab[];
}

/** Panes that are always visible at each width, next to the one that is chosen. */
const columnTabs: Readonly<Record<ScreenWidth, readonly BuilderTab[]>> = {
  phone: [],
  medium: ["loadout"],
  wide: ["loadout", "totals"],
};

/** The tabs in the order of the phone's bar: first what a build begins with. */
export const phoneTabs: readonly BuilderTab[] = ["search", "loadout", "totals", "damage", "shopping"];

/** Which panes are on the screen. Where the chosen one is always visible, the first of the others joins it. */
export function getPanes(width: ScreenWidth, chosen: BuilderTab): Panes {
  const always = columnTabs[width];
  const tabs = builderTabs.filter((tab) => !always.includes(tab));
  const current = tabs.includes(chosen) ? chosen : (tabs[0] ?? chosen);
  return { tabs, current, shown: [...always, current] };
}

/** Id of the element that a pane is in. */
export function getPaneId(pane: BuilderTab): string {
  return `builder-${pane}`;
}
