import type { ReactNode } from "react";
import { BuilderContext, usePaneSource } from "@/hooks/builder/use-builder";
import { type BuilderTab, builderTabLabels } from "../builder-tabs";
import classes from "./BuilderLayout.module.css";
import { getPaneId } from "./get-panes";

interface BuilderPaneProps {
  pane: BuilderTab;
  isShown: boolean;
  /** One of those to choose from; the others are always in sight. */
  isTab: boolean;
  children: ReactNode;
}

/** One part of the page. Out of sight, and as totals, it follows a change when nothing else is to be done. */
export function BuilderPane({ pane, isShown, isTab, children }: BuilderPaneProps) {
  // Totals are read after a change was made elsewhere: what was clicked is answered first.
  const source = usePaneSource(isShown && pane !== "totals");
  return (
    <section
      id={getPaneId(pane)}
      className={`${classes.pane} min-w-0`}
      data-place={isTab ? "chosen" : pane}
      data-print={pane === "loadout" || pane === "totals" || undefined}
      role={isTab ? "tabpanel" : undefined}
      aria-label={builderTabLabels[pane]}
      hidden={!isShown}
    >
      {pane !== "loadout" && <h2 className="visually-hidden">{builderTabLabels[pane]}</h2>}
      <BuilderContext value={source}>{children}</BuilderContext>
    </section>
  );
}
