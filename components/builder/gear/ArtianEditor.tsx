import type { Builder } from "@/hooks/use-builder";
import { GearDialog } from "./GearDialog";

interface ArtianEditorProps {
  builder: Builder;
  onClose(): void;
}

export function ArtianEditor({ onClose }: ArtianEditorProps) {
  return (
    <GearDialog title="ArtianEditor" onClose={onClose}>
      {null}
    </GearDialog>
  );
}
