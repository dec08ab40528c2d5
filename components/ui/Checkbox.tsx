import type { ComponentProps, ReactNode } from "react";
import { AfterLabel } from "./AfterLabel";
import classes from "./Control.module.css";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  /** The label, next to the box. */
  children: ReactNode;
  /** Between the box and the label. */
  icon?: ReactNode;
  /** How many things have it. */
  count?: number | undefined;
}

/** A box to check, with its label. Takes what an `<input>` takes; `className` goes to the label around it. */
export function Checkbox({ children, icon, count, className = "", ...input }: CheckboxProps) {
  return (
    <label className={`${classes.check} flex items-center gap-2.5 leading-5 ${className}`}>
      <input {...input} type="checkbox" />
      {icon}
      <span>
        {children}
        <AfterLabel className={classes.number}>{count}</AfterLabel>
      </span>
    </label>
  );
}
