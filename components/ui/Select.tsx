import { IconChevronDown } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import classes from "./Control.module.css";
import { useFieldControl } from "./field-context";
import type { ControlSize } from "./TextInput";

interface SelectProps extends Omit<ComponentProps<"select">, "size"> {
  /** Default `md`. */
  size?: ControlSize | undefined;
}

/** One of some options, as the browser shows them. `className` goes to the box around the `<select>`. */
export function Select({ size = "md", className = "", ...select }: SelectProps) {
  const field = useFieldControl(select);
  return (
    <span className={`relative flex items-center min-w-0 text-dim ${className}`} data-size={size}>
      <select
        {...select}
        {...field}
        className={`${classes.input} flex-1 w-full min-w-0 border border-control rounded-md bg-card text-default font-normal ${classes.select}`}
      />
      <IconChevronDown size={16} stroke={1.75} aria-hidden="true" className={classes.arrow} />
    </span>
  );
}
