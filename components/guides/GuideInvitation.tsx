import { FoldLine } from "@/components/ui/FoldLine";
import { newGuidePath } from "@/lib/guides/paths";

/** The way to a new guide, in the place of a fold of some. */
export function GuideInvitation() {
  return (
    <FoldLine>
      <a href={newGuidePath}>Write a guide about this</a>
    </FoldLine>
  );
}
