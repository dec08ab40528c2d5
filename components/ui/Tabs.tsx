import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { formatNumber } from "@/lib/text/format";
import classes from "./Tabs.module.css";

export interface Tab<T extends string> {
  readonly id: T;
  readonly label: ReactNode;
  readonly count?: number;
}

interface TabsProps<T extends string> {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab<T>[];
  value: T;
  onChange(value: NoInfer<T>): void;
  /** The panel of the chosen tab. Left out when the tabs control something elsewhere on the page. */
  children?: ReactNode;
}

/** Tabs after WAI-ARIA: arrow keys, Home and End move, the panel follows at once. */
export function Tabs<T extends string>({ children, ...row }: TabsProps<T>) {
  const id = useId();
  const hasPanel = children !== undefined;
  const getTabId = (tab: T) => `${id}-${tab}`;
  return (
    <>
      <TabRow
        {...row}
        className="mb-3.5"
        getTabId={getTabId}
        getPanelId={hasPanel ? () => `${id}-panel` : undefined}
      />
      {hasPanel && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls of its own must be reachable, WAI-ARIA tabs
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={getTabId(row.value)} tabIndex={0}>
          {children}
        </div>
      )}
    </>
  );
}

interface TabRowProps<T extends string> extends Omit<TabsProps<T>, "children"> {
  getTabId?: ((tab: T) => string) | undefined;
  /** Left out when the tabs control something that is no panel. */
  getPanelId?: ((tab: T) => string) | undefined;
  /** Layout inside what is around it. */
  className?: string;
  /** `bar`: along the edge of a phone's screen, where the tabs share the width and an icon stands above each word. */
  look?: "row" | "bar";
}

/** The tabs alone, for panels that the page arranges itself. */
export function TabRow<T extends string>({ label, tabs, value, onChange, ...rest }: TabRowProps<T>) {
  const { getTabId, getPanelId, className = "", look = "row" } = rest;
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value);
    const last = tabs.length - 1;
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.id);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      className={`${classes.tabs} ${className} flex gap-1 ${look === "row" ? "border-b" : ""}`}
      data-look={look}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={getTabId?.(tab.id)}
          aria-selected={tab.id === value}
          aria-controls={getPanelId?.(tab.id)}
          tabIndex={tab.id === value ? 0 : -1}
          className={`${classes.tab} inline-flex flex-none items-center gap-1.5 py-0 px-3 text-14 text-dim whitespace-nowrap`}
          onClick={() => onChange(tab.id)}
        >
          {tab.label}
          {tab.count !== undefined && (
            <span className="text-12 text-dim font-normal">{formatNumber(tab.count)}</span>
          )}
        </button>
      ))}
    </div>
  );
}
