import type { GetStaticProps } from "next";
import { GuideLink } from "@/components/ui/GuideLink";
import { DropFinder } from "@/components/wiki/drops/DropFinder";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { getDropFinderProps } from "@/lib/drops/get-drop-finder-props.server";
import type { FinderProps } from "@/lib/drops/list-finder-items";
import { getDropFinderPath } from "@/lib/site/wiki-paths";

/** The drop finder. */
export default function DropFinderRoute(props: FinderProps) {
  return (
    <WikiPage
      title="Drop finder"
      path={getDropFinderPath()}
      description="The quickest source of any item in Monster Hunter Wilds: monsters, quests, gathering, shops and trades compared, adjusted to what you carve, break and destroy."
      section="tools"
      icon="item"
      summary="Choose an item to see its quickest source."
      actions={<GuideLink slug="farming-with-the-drop-finder" />}
    >
      <DropFinder {...props} />
    </WikiPage>
  );
}

export const getStaticProps: GetStaticProps<FinderProps> = () => ({ props: getDropFinderProps() });
