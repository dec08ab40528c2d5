import type { GetStaticProps } from "next";
import { GuideLink } from "@/components/ui/GuideLink";
import { DecorationList } from "@/components/wiki/decorations/DecorationList";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { getDecorationPath } from "@/lib/site/wiki-paths";
import { listDecorations } from "@/lib/wiki/decorations/list-decorations.server";
import type { PackedDecorations } from "@/lib/wiki/decorations/pack-decorations";

interface DecorationsPageProps {
  decorations: PackedDecorations;
}

export const getStaticProps: GetStaticProps<DecorationsPageProps> = () => ({
  props: { decorations: listDecorations() },
});

export default function DecorationsRoute({ decorations }: DecorationsPageProps) {
  return (
    <WikiPage
      title="Decorations"
      path={getDecorationPath()}
      section="decoration"
      summary="Jewels for weapon and armor slots, with their skills."
      actions={<GuideLink slug="decorations-and-talismans" />}
      description="Every decoration in Monster Hunter Wilds: type, slot level, rarity and skills. Filter by skill, slot and rarity."
    >
      <DecorationList decorations={decorations} />
    </WikiPage>
  );
}
