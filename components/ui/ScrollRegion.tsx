import type { ComponentProps } from "react";

interface ScrollRegionProps extends ComponentProps<"section"> {
  /** Names what scrolls. */
  label: string;
}

/** Holds what may be wider than its place, and scrolls by itself: with the keyboard, too. */
export function ScrollRegion({ label, className = "", ...rest }: ScrollRegionProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      className={`overflow-auto ${className}`}
      {...rest}
    />
  );
}
