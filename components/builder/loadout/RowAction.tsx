import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/ButtonLink";

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
export function RowAction({ label, href, popup, ...action }: RowActionProps) {
  const look = { variant: "subtle", color: "gray", fz: 13, "aria-label": label, title: label } as const;
  return href ? (
    <ButtonLink {...look} {...action} href={href} />
  ) : (
    <Button {...look} {...action} {...(popup && { "aria-haspopup": "dialog" })} />
  );
}
