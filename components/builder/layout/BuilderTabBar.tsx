import { type KeyboardEvent, useRef } from "react";
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
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
    const at = tabs.indexOf(current);
    const ends: Readonly<Record<string, number>> = { Home: 0, End: tabs.length - 1 };
    const step = steps[event.key];
    const next = step === undefined ? ends[event.key] : (at + step + tabs.length) % tabs.length;
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChange(tab);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div
      ref={row}
      role="tablist"
      aria-label="Builder sections"
      className={`${classes.tabs} flex gap-0.5 mb-3 border-b`}
      data-width={width}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          aria-selected={tab === current}
          aria-controls={getPaneId(tab)}
          tabIndex={tab === current ? 0 : -1}
          className={`${classes.tab} min-h-11 hover:text-default inline-flex flex-none items-center justify-center py-0 px-3.5 text-14 text-dim whitespace-nowrap`}
          onClick={() => onChange(tab)}
        >
          {builderTabLabels[tab]}
        </button>
      ))}
    </div>
  );
}
