import { Tabs } from "@mantine/core";
import {
  type Icon,
  IconBackpack,
  IconListDetails,
  IconSearch,
  IconShoppingCart,
  IconSword,
} from "@tabler/icons-react";
import type { ScreenWidth } from "@/hooks/ui/use-screen-width";
import { type BuilderTab, builderTabLabels } from "../builder-tabs";
import { getPaneId, phoneTabs } from "./get-panes";

interface BuilderTabBarProps {
  tabs: readonly BuilderTab[];
  current: BuilderTab;
  width: ScreenWidth;
  onChange(tab: BuilderTab): void;
}

const icons: Readonly<Record<BuilderTab, Icon>> = {
  loadout: IconBackpack,
  totals: IconListDetails,
  search: IconSearch,
  damage: IconSword,
  shopping: IconShoppingCart,
};

/** The panes to choose from: on a phone a bar at the foot of the screen, where the thumb is, with the search first. */
export function BuilderTabBar({ tabs, current, width, onChange }: BuilderTabBarProps) {
  const isPhone = width === "phone";
  const ordered = isPhone ? phoneTabs.filter((tab) => tabs.includes(tab)) : tabs;
  return (
    <Tabs
      value={current}
      onChange={(chosen) => {
        const tab = ordered.find((id) => id === chosen);
        if (tab) onChange(tab);
      }}
      mod={{ bar: isPhone }}
      className={
        isPhone
          ? "pb-[env(safe-area-inset-bottom)] bg-card shadow-float border-t"
          : "bg-(--surface-body) mb-3"
      }
    >
      <Tabs.List aria-label="Builder sections">
        {ordered.map((id) => (
          <Tabs.Tab key={id} value={id} aria-controls={getPaneId(id)}>
            {isPhone ? <BarLabel id={id} /> : builderTabLabels[id]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}

function BarLabel({ id }: { id: BuilderTab }) {
  const Icon = icons[id];
  return (
    <>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      {builderTabLabels[id]}
    </>
  );
}
