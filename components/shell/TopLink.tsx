import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/PageLink";
import classes from "./TopNav.module.css";

interface TopLinkProps {
  href: string;
  /** Path of the page on screen. */
  path: string;
  /** Whether that is `href` or one of the pages below it. */
  isActive: boolean;
  /** Where `children` is an icon. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A link of the navigation in the header; a line below it says that one is there. */
export function TopLink({ href, path, isActive, label, className = "px-2.5", children }: TopLinkProps) {
  return (
    <PageLink
      href={href}
      className={`${classes.link} ${className} ${isActive ? "text-default" : "text-dim hover:text-default"} flex items-center h-8.5 rounded-md text-14 font-medium whitespace-nowrap`}
      aria-label={label}
      title={label}
      data-active={isActive || undefined}
      aria-current={path === href ? "page" : undefined}
    >
      {children}
    </PageLink>
  );
}
