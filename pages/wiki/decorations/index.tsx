import type { GetStaticProps } from "next";
import { DecorationList } from "@/components/wiki/decorations/DecorationList";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { listDecorations } from "@/lib/wiki/decorations/list-decorations.server";
import type { PackedDecorations } from "@/lib/wiki/decorations/packed";
import { decorationPath } from "@/lib/wiki/paths";

interface DecorationsPageProps {
  decorations: PackedDecorations;
}

export const getStaticProps: GetStaticProps<DecorationsPageProps> = () => ({
  props: { decorations: listDecorations() },
});

export default function DecorationsPage({ decorations }: DecorationsPageProps) {
  return (
    <WikiPage
      title="Decorations"
      path={decorationPath()}
      section="decorations"
      width="wide"
      summary="Jewels for the slots of weapons and armor, and the skills they give."
      description="Every decoration of Monster Hunter Wilds: kind, slot size, rarity, and skills with their levels. Filter by skill, slot and rarity."
    >
      <DecorationList decorations={decorations} />
    </WikiPage>
  );
}
