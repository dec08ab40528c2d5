import type { ReactNode } from "react";
import classes from "./Specimen.module.css";

interface SpecimenProps {
  /** Name of the component, and which of its states. */
  title: string;
  children: ReactNode;
  /** `row` for small pieces, `columns` for fields, `stack` for what takes the whole width. Default `row`. */
  layout?: "row" | "columns" | "stack";
}

/** One component of the kit in some of its states. */
export function Specimen({ title, children, layout = "row" }: SpecimenProps) {
  return (
    <div className={classes.specimen}>
      <h3 className="mb-2.5 text-14 leading-5 text-dim">{title}</h3>
      <div className={classes[layout]}>{children}</div>
    </div>
  );
}
