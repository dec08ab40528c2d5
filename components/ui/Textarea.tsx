import type { ComponentProps } from "react";
import classes from "./Control.module.css";
import { useFieldControl } from "./field-context";

/** Several lines to type into. Takes what a `<textarea>` takes; it grows by hand, downward. */
export function Textarea({ className = "", ...textarea }: ComponentProps<"textarea">) {
  const field = useFieldControl(textarea);
  return <textarea {...textarea} {...field} className={`${classes.input} ${classes.lines} ${className}`} />;
}
