import Link from "next/link";
import type { ComponentProps } from "react";

/**
 * A link to a page of the site. Its code is fetched when a pointer or a finger reaches the link, not when the
 * link comes into view: the navigation alone would fetch every page for every visitor.
 */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />;
}
