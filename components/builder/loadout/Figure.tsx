import type { ReactNode } from "react";
import classes from "./Figure.module.css";

interface FigureProps {
  label: string;
  children: ReactNode;
}

/** A figure with its small label before it. */
export function Figure({ label, children }: FigureProps) {
  return (
    <span className={classes.figure}>
      <span className={classes.label}>{label}</span> <span className={classes.value}>{children}</span>
    </span>
  );
}
