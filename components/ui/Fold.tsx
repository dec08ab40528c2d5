import type { ComponentProps, ReactNode } from "react";
import classes from "@/styles/kit.module.css";

interface FoldProps extends Omit<ComponentProps<"details">, "onToggle"> {
  /** Visible part when it is closed, which opens it. */
  summary: ReactNode;
  /** `text`: a line of dim text; `row`: a line as wide as what it opens; `box`: a card. Default `text`. */
  look?: "text" | "row" | "box";
  onOpen?(isOpen: boolean): void;
}

/**
 * Content that is shown on demand. It is the browser's `details`: it opens without script, in the browser's search of
 * the page and by a link to what is in it. A `tabIndex` is that of the line that opens it.
 */
export function Fold({
  summary,
  look = "text",
  className = "",
  tabIndex,
  onOpen,
  children,
  ...rest
}: FoldProps) {
  return (
    <details
      className={`${classes.fold} text-14 leading-5 ${look === "box" ? "border rounded-md bg-card" : ""} ${className}`}
      data-look={look}
      onToggle={onOpen && ((event) => onOpen(event.currentTarget.open))}
      {...rest}
    >
      <summary
        className="flex gap-x-2.5 items-center w-fit min-h-9 pointer-coarse:min-h-11 text-dim hover:text-signal"
        tabIndex={tabIndex}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}
