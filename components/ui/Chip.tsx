import { IconX } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import { formatNumber } from "@/lib/text/format";
import classes from "./Chip.module.css";

interface ChipProps extends ComponentProps<"button"> {
  /** A click takes it away: it shows a cross. Say so in the chip, for screen readers: `Remove filter`. */
  isRemovable?: boolean;
  /** How many things have it. */
  count?: number | undefined;
}

/**
 * A small button among its like: something chosen that can be dropped (`isRemovable`), something to switch on and off
 * (`aria-pressed`), or an act next to them. One of several values is a `RadioGroup`, any of several a `CheckboxGroup`.
 *
 *     <Chip isRemovable onClick={drop}><span className="visually-hidden">Remove filter</span> Fire</Chip>
 */
export function Chip({ isRemovable, count, className = "", children, ...rest }: ChipProps) {
  const look = isRemovable ? "remove" : rest["aria-pressed"] === undefined ? "act" : "choose";
  return (
    <button
      type="button"
      {...rest}
      className={`${classes.chip} min-h-7 rounded-md bg-wash max-w-full text-default pointer-coarse:min-h-11 inline-flex flex-none items-center gap-1.5 text-13 leading-5 text-start ${className}`}
      data-look={look}
    >
      <span className="min-w-0">{children}</span>
      {count !== undefined && <span className="text-12 text-dim">{formatNumber(count)}</span>}
      {isRemovable && <IconX size={14} stroke={2} className="flex-none text-dim" aria-hidden="true" />}
    </button>
  );
}
