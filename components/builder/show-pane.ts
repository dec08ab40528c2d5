import { createContext, useContext } from "react";
import type { BuilderTab } from "./builder-tabs";

/** Brings a pane onto the screen; what the page provides for its panes. */
export const ShowPane = createContext<(pane: BuilderTab) => void>(() => {});

/** The way from one pane to another; always the same function. */
export function useShowPane(): (pane: BuilderTab) => void {
  return useContext(ShowPane);
}
