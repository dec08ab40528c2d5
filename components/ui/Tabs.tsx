import { Tabs as MantineTabs } from "@mantine/core";
import type { ReactNode } from "react";
import { formatNumber } from "@/lib/text/format";

interface Tab<T extends string> {
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
  /** `pills`: a few states of one table, in a frame. */
  look?: "pills";
  /** The panel of the chosen tab. Left out when the tabs control something elsewhere on the page. */
  children?: ReactNode;
}

/** Tabs of a page, with one panel that shows what the chosen tab stands for. */
export function Tabs<T extends string>({ label, tabs, value, onChange, look, children }: TabsProps<T>) {
  const choose = (chosen: string | null) => {
    const tab = tabs.find(({ id }) => id === chosen);
    if (tab) onChange(tab.id);
  };
  return (
    <MantineTabs {...(look && { variant: look })} value={value} onChange={choose}>
      <MantineTabs.List aria-label={label} className={look ? "mt-3" : "mb-3.5"}>
        {tabs.map((tab) => (
          <MantineTabs.Tab key={tab.id} value={tab.id}>
            {tab.label}
            {tab.count !== undefined && (
              <span className="text-12 text-dim font-normal">{formatNumber(tab.count)}</span>
            )}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {children !== undefined && (
        <MantineTabs.Panel value={value} tabIndex={0}>
          {children}
        </MantineTabs.Panel>
      )}
    </MantineTabs>
  );
}
