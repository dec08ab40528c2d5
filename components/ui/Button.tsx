import type { ComponentProps } from "react";
import classes from "./Button.module.css";
import { PageLink } from "./PageLink";

/**
 * `filled`: what the screen is for, once per screen. `light`: the usual one. `outline`: next to others of its kind.
 * `text`: an act in a line of text. `danger`: what is not easily undone.
 */
type ButtonLook = "filled" | "light" | "outline" | "text" | "danger";

interface ButtonStyle {
  /** Default `light`. */
  look?: ButtonLook;
  /** `small` 32 px in dense panels (44 px under a finger), `medium` 36 px, `large` 44 px in forms. Default `medium`. */
  size?: "small" | "medium" | "large";
  isFullWidth?: boolean;
}

interface ButtonProps extends ComponentProps<"button">, ButtonStyle {
  /** What it does is under way: it shows so and cannot be pressed. */
  isBusy?: boolean;
}

/**
 * Does something on this page.
 *
 *     <Button type="submit" look="filled" size="large" isBusy={saving.busy}>Save</Button>
 */
export function Button({ isBusy = false, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...toAttributes(rest)}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
    >
      {children}
    </button>
  );
}

/** Leads to another page, and looks as weighty as a button. */
export function ButtonLink(props: ComponentProps<typeof PageLink> & ButtonStyle) {
  return <PageLink {...toAttributes(props)} />;
}

function toAttributes<Rest extends { className?: string | undefined }>({
  look = "light",
  size = "medium",
  isFullWidth,
  className = "",
  ...rest
}: Rest & ButtonStyle) {
  return {
    ...rest,
    className: `${classes.button} ${className}`,
    "data-look": look,
    "data-size": size,
    "data-full": isFullWidth || undefined,
  };
}
