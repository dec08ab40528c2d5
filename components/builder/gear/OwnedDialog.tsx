import type { Builder } from "@/hooks/use-builder";
import { GearDialog } from "./GearDialog";

interface OwnedDialogProps {
  builder: Builder;
  onClose(): void;
}

export function OwnedDialog({ onClose }: OwnedDialogProps) {
  return (
    <GearDialog title="OwnedDialog" onClose={onClose}>
      {null}
    </GearDialog>
  );
}
