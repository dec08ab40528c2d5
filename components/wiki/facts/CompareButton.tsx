import { Button } from "@mantine/core";
import type { ComparedKind } from "@/lib/wiki/facts/record-facts";

interface CompareButtonProps {
  kind: ComparedKind;
  id: string;
  /** English. */
  name: string;
}

/** Adds the record of a page to what is compared. Narrow screens have no tray, and no button. */
export function CompareButton(props: CompareButtonProps) {
  return (
    <Button
      className="max-lg:hidden noscript:hidden"
      onClick={() =>
        void import("@/lib/wiki/facts/compare-store").then(
          ({ addCompared }) => addCompared(props),
          // Without a connection the next press tries again.
          () => {},
        )
      }
    >
      Compare
    </Button>
  );
}
