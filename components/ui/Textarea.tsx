import type { ComponentProps } from "react";
import classes from "./Control.module.css";
import { useFieldControl } from "./field-context";

/** Several lines to type into. Takes what a `<textarea>` takes; it grows by hand, downward. */
export function Textarea({ className = "", ...textarea }: ComponentProps<"textarea">) {
  const field = useFieldControl(textarea);
  return (
    <textarea
      {...textarea}
      {...field}
      className={`${classes.input} flex-1 w-full min-w-0 border border-control rounded-md bg-card text-default font-normal ${classes.lines} ${className}`}
    />
  );
}
