import { useEffect } from "react";
import { Fold } from "@/components/ui/Fold";
import { useCitedGuides } from "@/hooks/guides/use-cited-guides";
import type { CitedKind } from "@/lib/guides/blocks";
import type { CitedGuidesResponse } from "@/lib/guides/schema";
import { formatCount } from "@/lib/text/format";
import { GuideInvitation } from "./GuideInvitation";
import { GuideNames } from "./GuideNames";

interface CitedGuidesProps {
  kind: CitedKind;
  id: string;
  /** Those that the page shows already. */
  shown: CitedGuidesResponse["guides"];
  /** Hears which of those nobody may see by now. */
  onHidden: (slugs: readonly string[]) => void;
}

/** Further guides that cite what a page is about; an invitation where there are none. */
export function CitedGuides({ kind, id, shown, onHidden }: CitedGuidesProps) {
  const { guides: cited, hidden } = useCitedGuides(kind, id);
  useEffect(() => onHidden(hidden), [hidden, onHidden]);
  const guides = cited.filter(({ slug }) => shown.every((each) => each.slug !== slug));
  if (guides.length === 0) return <GuideInvitation />;
  return (
    // Not "by players": one of ours may be among them, where it cites more on the site than in its file.
    <Fold
      summary={
        shown.length > 0
          ? formatCount(guides.length, "more guide", "more guides")
          : formatCount(guides.length, "guide", "guides")
      }
    >
      <GuideNames guides={guides} />
      <GuideInvitation />
    </Fold>
  );
}
