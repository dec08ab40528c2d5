import { ComparePage } from "@/components/wiki/facts/ComparePage";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { comparePath } from "@/lib/site/wiki-paths";

/** Records of one kind next to each other, as the address says. */
export default function CompareRoute() {
  return (
    <WikiPage
      title="Compare"
      path={comparePath}
      description="Compare up to four Monster Hunter Wilds weapons, armor pieces, skills or monsters, with their differences marked."
      section="tools"
      summary="Up to four weapons, armor pieces, skills or monsters next to each other."
    >
      <ComparePage />
    </WikiPage>
  );
}
