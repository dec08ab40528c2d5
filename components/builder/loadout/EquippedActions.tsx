import { IconBook2, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { RowAction } from "./RowAction";

interface EquippedActionsProps {
  name: string;
  /** Its page in the wiki; nothing for what is not known. */
  href: string | undefined;
  /** Further actions, before these. */
  children?: ReactNode;
  onUnequip(): void;
}

/** Actions for the gear of a place: open its page, unequip it. */
export function EquippedActions({ name, href, children, onUnequip }: EquippedActionsProps) {
  return (
    <>
      {children}
      {href && (
        <RowAction label={`${name} in the wiki`} href={href}>
          <IconBook2 size={18} stroke={1.75} aria-hidden="true" />
        </RowAction>
      )}
      <RowAction label={`Unequip ${name}`} onClick={onUnequip}>
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </RowAction>
    </>
  );
}
