import type { ComponentProps } from "react";
import classes from "./Action.module.css";
import { PageLink } from "./PageLink";

type Weight = "filled" | "light";

/*
 * Buttons of what every visitor loads first. Mantine's Button looks the same and does more (loading, sections),
 * but brings a fifth of the whole first load with it; it is for what loads later.
 */

/** Does something on this page. */
export function ActionButton({
  weight = "light",
  className = "",
  ...rest
}: ComponentProps<"button"> & { weight?: Weight }) {
  return <button type="button" {...rest} className={`${classes.action} ${className}`} data-weight={weight} />;
}

/** Leads to another page, and looks as weighty as a button. */
export function ActionLink({
  weight = "light",
  className = "",
  ...rest
}: ComponentProps<typeof PageLink> & { weight?: Weight }) {
  return <PageLink {...rest} className={`${classes.action} ${className}`} data-weight={weight} />;
}
