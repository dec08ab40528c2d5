import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { GameIcon } from "@/components/ui/GameIcon";
import type { Opening } from "@/lib/builder/editor/opening";
import { toOpeningPath } from "@/lib/builder/editor/write-opening";

interface BuilderLinkProps {
  opening: Opening;
  /** English name, for screen readers. */
  name: string;
  /** Link text before the name. */
  label?: ReactNode;
}

/**
 * Opens an entry of the wiki in the builder. A plain link that works without scripts. Search engines need not
 * follow thousands of links to one page.
 */
export function BuilderLink({ opening, name, label = "Use in builder" }: BuilderLinkProps) {
  return (
    <Button component="a" variant="default" c="var(--signal)" href={toOpeningPath(opening)} rel="nofollow">
      <GameIcon name="build" size={16} />
      {label}
      <span className="visually-hidden">: {name}</span>
    </Button>
  );
}
