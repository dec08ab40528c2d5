import { EmptyState } from "@/components/ui/EmptyState";
import type { Builder } from "@/hooks/use-builder";
import { isBare } from "@/lib/builder/workspace/workspace";

interface ShoppingPaneProps {
  builder: Builder;
}

/** What it takes to make the build. */
export function ShoppingPane({ builder }: ShoppingPaneProps) {
  if (isBare(builder.loadout)) {
    return (
      <EmptyState title="Nothing to make yet">Put something on, and what it takes stands here.</EmptyState>
    );
  }
  return null;
}
