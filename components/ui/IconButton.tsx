import type { ComponentProps } from "react";
import classes from "./IconButton.module.css";

interface IconButtonProps extends ComponentProps<"button"> {
  /** What it does, for screen readers. */
  label: string;
  /** Side in pixels where a mouse points. Default 40; 36 in dense rows. For a finger each is 44. */
  size?: 36 | 40 | 44;
}

/**
 * A button that shows an icon alone.
 *
 *     <IconButton label="Close" onClick={close}><IconX size={20} stroke={1.75} aria-hidden="true" /></IconButton>
 */
export function IconButton({ label, size = 40, className = "", ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={`${classes.button} grid flex-none place-items-center rounded-md text-dim ${className}`}
      data-size={size}
    />
  );
}
