import { IconBook2, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { RowAction } from "./RowAction";

interface WornActionsProps {
  name: string;
  /** Its page in the wiki; nothing for what is not known. */
  href: string | undefined;
  /** Further actions, before these. */
  children?: ReactNode;
  onTakeOff(): void;
}

/** What can be done with whatever is in a place: read of it, take it off. */
export function WornActions({ name, href, children, onTakeOff }: WornActionsProps) {
  return (
    <>
      {children}
      {href && (
        <RowAction label={`${name} in the wiki`} href={href}>
          <IconBook2 size={18} stroke={1.75} aria-hidden="true" />
        </RowAction>
      )}
      <RowAction label={`Unequip ${name}`} onClick={onTakeOff}>
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </RowAction>
    </>
  );
}
