import { createContext, useContext } from "react";
import type { BuilderTab } from "./builder-tabs";

/** @param part id of what of it is to be seen; default: where it begins */
type Show = (pane: BuilderTab, part?: string) => void;

/** Brings a pane onto the screen; what the page provides for its panes. */
export const ShowPane = createContext<Show>(() => {});

/** The way from one pane to another; always the same function. */
export function useShowPane(): Show {
  return useContext(ShowPane);
}
