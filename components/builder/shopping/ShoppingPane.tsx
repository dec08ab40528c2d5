import { EmptyState } from "@/components/ui/EmptyState";
import { ErrorState } from "@/components/ui/ErrorState";
import { pick, useBuilder } from "@/hooks/builder/use-builder";
import { isBare } from "@/lib/builder/workspace/workspace";
import { ShoppingPanel } from "./ShoppingPanel";

export function ShoppingPane() {
  const { loadout, code } = useBuilder(pick("loadout", "code"));
  if (isBare(loadout)) {
    return (
      <EmptyState title="Nothing to craft yet">Equip gear to see its materials, zenny and hunts.</EmptyState>
    );
  }
  if (code === null) return <ErrorState title="This build cannot be read" />;
  return <ShoppingPanel code={code} />;
}
