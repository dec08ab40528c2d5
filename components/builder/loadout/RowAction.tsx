import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/PageLink";
import classes from "./RowAction.module.css";

interface RowActionProps {
  /** Its name, with what it is about: "Unequip Guardian Helm". */
  label: string;
  children: ReactNode;
  /** Where it leads; without it, it is a button. */
  href?: string;
  /** Opens a dialog. */
  popup?: boolean;
  onClick?(): void;
}

/** A small button for what is in a place. */
export function RowAction({ label, children, href, popup, onClick }: RowActionProps) {
  if (href) {
    return (
      <PageLink
        href={href}
        className={`${classes.action} cursor-pointer h-9 border-0 bg-transparent hover:bg-hover hover:text-default inline-flex items-center justify-center rounded-md text-dim`}
        aria-label={label}
        title={label}
      >
        {children}
      </PageLink>
    );
  }
  return (
    <button
      type="button"
      className={`${classes.action} cursor-pointer h-9 border-0 bg-transparent hover:bg-hover hover:text-default inline-flex items-center justify-center rounded-md text-dim`}
      aria-label={label}
      title={label}
      aria-haspopup={popup ? "dialog" : undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
