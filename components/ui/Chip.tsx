import { Button, type ButtonProps } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import { formatNumber } from "@/lib/text/format";

interface ChipProps extends ButtonProps, Omit<ComponentProps<"button">, keyof ButtonProps> {
  /** A click takes it away: it shows a cross. Say so in the chip, for screen readers: `Remove filter`. */
  isRemovable?: boolean;
  /** How many things have it. */
  count?: number | undefined;
}

/**
 * A small button among its like: something chosen that can be dropped (`isRemovable`), something to switch on and off
 * (`aria-pressed`), or an act next to them. One of several values is a `RadioGroup`, any of several a `CheckboxGroup`.
 */
export function Chip({ isRemovable, count, children, ...button }: ChipProps) {
  const variant = button["aria-pressed"] === undefined ? "light" : "default";
  return (
    <Button
      size="xs"
      variant={variant}
      mod="wraps"
      fw={400}
      {...(isRemovable && { c: "var(--text)" })}
      {...button}
    >
      <span>{children}</span>
      {count !== undefined && <span className="text-12 text-dim">{formatNumber(count)}</span>}
      {isRemovable && <IconX size={14} stroke={2} className="text-dim" aria-hidden="true" />}
    </Button>
  );
}
