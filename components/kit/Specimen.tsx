import type { ReactNode } from "react";

const layouts = {
  row: "flex flex-wrap gap-3 items-center",
  columns: "tiles-260 grid gap-y-5 gap-x-6 items-start",
  stack: "grid-cols-1 grid gap-4",
};

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
    <div className="not-last:mb-5">
      <h3 className="mb-2.5 text-14 leading-5 text-dim">{title}</h3>
      <div className={layouts[layout]}>{children}</div>
    </div>
  );
}
