import type { ComponentProps } from "react";

interface PageLinkProps extends ComponentProps<"a"> {
  /** A page of the site, or any other address. */
  href: string;
}

/**
 * A link to a page of the site. It is a plain element: `useFollowedLinks` in the shell follows all of them without
 * loading the site again, and fetches their pages ahead.
 */
export function PageLink(props: PageLinkProps) {
  return <a {...props} />;
}
