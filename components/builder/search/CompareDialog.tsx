import { Dialog } from "@/components/ui/Dialog";
import { ScrollRegion } from "@/components/ui/ScrollRegion";
import { useBuilder } from "@/hooks/builder/use-builder";
import type { TickedRow } from "@/lib/builder/criteria/get-compared-lines";
import type { FoundSet } from "@/lib/builder/search/query";
import { SetComparison } from "./SetComparison";

interface CompareDialogProps {
  ticked: readonly TickedRow[];
  onEquip(set: FoundSet): void;
  onClose(): void;
}

/** Two to four found sets next to each other, over the page. */
export function CompareDialog({ ticked, onEquip, onClose }: CompareDialogProps) {
  const data = useBuilder((builder) => builder.data);
  return (
    <Dialog title="Compare sets" size="large" isFlush onClose={onClose}>
      <ScrollRegion label="Stats of the selected sets" className="min-h-0 overscroll-contain relative pb-3">
        <SetComparison
          ticked={ticked}
          skills={data.armor.skills}
          getName={data.getName}
          onEquip={(set) => {
            onEquip(set);
            onClose();
          }}
        />
      </ScrollRegion>
    </Dialog>
  );
}
