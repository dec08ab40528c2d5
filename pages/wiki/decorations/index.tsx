import type { GetStaticProps } from "next";
import { useMemo } from "react";
import { GuideLink } from "@/components/ui/GuideLink";
import { DecorationList } from "@/components/wiki/decorations/DecorationList";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { getDecorationPath } from "@/lib/site/wiki-paths";
import type { DecorationRow } from "@/lib/wiki/decorations/decoration-types";
import { listDecorations } from "@/lib/wiki/decorations/list-decorations.server";
import { type PackedRows, packRows, unpackRows } from "@/lib/wiki/pack-rows";

interface DecorationsPageProps {
  packed: PackedRows<DecorationRow>;
}

export const getStaticProps: GetStaticProps<DecorationsPageProps> = () => ({
  props: { packed: packRows(listDecorations()) },
});

export default function DecorationsRoute({ packed }: DecorationsPageProps) {
  const rows = useMemo(() => unpackRows(packed), [packed]);
  return (
    <WikiPage
      title="Decorations"
      path={getDecorationPath()}
      section="decoration"
      summary="Jewels for weapon and armor slots, with their skills."
      actions={<GuideLink slug="decorations-and-talismans" />}
      description="Every decoration in Monster Hunter Wilds: type, slot level, rarity and skills. Filter by skill, slot and rarity."
    >
      <DecorationList rows={rows} />
    </WikiPage>
  );
}
