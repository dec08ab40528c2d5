import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Dialog } from "@/components/ui/Dialog";

interface FilterSheetProps {
  /** How many filters are on. */
  active: number;
  /** Result count on the button that closes the sheet: "12 of 85 weapons". */
  result: string;
  onReset(): void;
  onClose(): void;
  children: ReactNode;
}

/** The filters of a list on a phone. Loaded when it opens. */
export function FilterSheet({ active, result, onReset, onClose, children }: FilterSheetProps) {
  return (
    <Dialog
      title="Filters"
      size="sheet"
      foot={
        <>
          <Button variant="subtle" size="md" disabled={active === 0} onClick={onReset}>
            Reset filters
          </Button>
          <Button variant="filled" size="md" className="flex-1" onClick={onClose}>
            Show {result}
          </Button>
        </>
      }
      onClose={onClose}
    >
      {children}
    </Dialog>
  );
}
