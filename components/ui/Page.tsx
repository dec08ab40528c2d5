import type { ReactNode } from "react";

const widths = { text: "max-w-[calc(760px+2*var(--page-gutter))]", page: "max-w-page", wide: "" };

interface PageProps {
  children: ReactNode;
  /** `text` keeps lines readable, `wide` gives the builder the whole screen. Default: the width of the site, for lists, details and footer alike. */
  width?: "text" | "page" | "wide" | undefined;
}

/** The column that a page's content is in, with the site's gutters. */
export function Page({ children, width = "page" }: PageProps) {
  return <div className={`${widths[width]} mx-auto w-full px-(--page-gutter) pb-12`}>{children}</div>;
}
