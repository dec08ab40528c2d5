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
}

/** Guides by players that cite what a page is about; an invitation where there are none. */
export function CitedGuides({ kind, id, shown }: CitedGuidesProps) {
  const guides = useCitedGuides(kind, id).filter(({ slug }) => shown.every((each) => each.slug !== slug));
  if (guides.length === 0) return <GuideInvitation />;
  return (
    <Fold summary={`${formatCount(guides.length, "guide", "guides")} by players`}>
      <GuideNames guides={guides} />
      <GuideInvitation />
    </Fold>
  );
}
