import type { ComponentProps } from "react";
import classes from "./Control.module.css";
import { useFieldControl } from "./field-context";

/** A file of the person's device. Takes what an `<input>` takes. */
export function FileInput(input: Omit<ComponentProps<"input">, "type" | "className">) {
  const field = useFieldControl(input);
  return <input {...input} {...field} type="file" className={classes.file} />;
}
