import type { ReactNode } from "react";
import classes from "./ScrollBox.module.css";

interface ScrollBoxProps {
  /** Name of the scrolled content. */
  label: string;
  children: ReactNode;
}

/** Holds a table that may be wider than the screen: it scrolls on its own, also with the keyboard. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard
    <section className={`${classes.box} overflow-x-auto`} aria-label={`Table: ${label}`} tabIndex={0}>
      {children}
    </section>
  );
}
