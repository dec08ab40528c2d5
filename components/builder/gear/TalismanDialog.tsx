import type { Builder } from "@/hooks/use-builder";
import { GearDialog } from "./GearDialog";

interface TalismanDialogProps {
  builder: Builder;
  onClose(): void;
}

export function TalismanDialog({ onClose }: TalismanDialogProps) {
  return (
    <GearDialog title="TalismanDialog" onClose={onClose}>
      {null}
    </GearDialog>
  );
}
