import { TabRow } from "@/components/ui/Tabs";
import type { ScreenWidth } from "@/hooks/ui/use-screen-width";
import { type BuilderTab, builderTabLabels } from "../builder-tabs";
import classes from "./BuilderTabBar.module.css";
import { getPaneId } from "./get-panes";

interface BuilderTabBarProps {
  tabs: readonly BuilderTab[];
  current: BuilderTab;
  width: ScreenWidth;
  onChange(tab: BuilderTab): void;
}

/** The panes to choose from. On a phone they stick under the header, so that a thumb finds them anywhere. */
export function BuilderTabBar({ tabs, current, width, onChange }: BuilderTabBarProps) {
  return (
    <TabRow
      label="Builder sections"
      tabs={tabs.map((id) => ({ id, label: builderTabLabels[id] }))}
      value={current}
      look={width === "phone" ? "bar" : "row"}
      className={`${classes.tabs} mb-3`}
      getPanelId={getPaneId}
      onChange={onChange}
    />
  );
}
