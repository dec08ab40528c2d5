import type { ReactNode } from "react";
import { ScrollRegion } from "@/components/ui/ScrollRegion";
import classes from "./ScrollBox.module.css";

interface ScrollBoxProps {
  /** Name of the scrolled content. */
  label: string;
  children: ReactNode;
}

/** Holds a table that may be wider than the screen: it scrolls on its own, also with the keyboard. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  return (
    <ScrollRegion label={`Table: ${label}`} className={classes.box}>
      {children}
    </ScrollRegion>
  );
}
