import type { ReactNode } from "react";
import classes from "./Page.module.css";

interface PageProps {
  children: ReactNode;
  /** `text` keeps lines readable, `wide` gives the builder the whole screen. Default: the width of the site, for lists, details and footer alike. */
  width?: "text" | "page" | "wide" | undefined;
}

/** The column that a page's content is in, with the site's gutters. */
export function Page({ children, width = "page" }: PageProps) {
  return (
    <div className={`${classes.page} mx-auto w-full pb-12`} data-width={width}>
      {children}
    </div>
  );
}
