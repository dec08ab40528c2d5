import type { GetStaticProps, InferGetStaticPropsType } from "next";
import { GuideLink } from "@/components/ui/GuideLink";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { ArtianPage, artianSections } from "@/components/wiki/weapons/ArtianPage";
import { artianPath } from "@/lib/site/wiki-paths";
import { getArtianPage } from "@/lib/wiki/weapons/get-artian-page.server";

export const getStaticProps = (async () => ({ props: getArtianPage() })) satisfies GetStaticProps;

export default function ArtianRoute(props: InferGetStaticPropsType<typeof getStaticProps>) {
  return (
    <WikiPage
      title="Artian weapons"
      path={artianPath}
      description="How Artian and Gogma Artian weapons work in Monster Hunter Wilds: parts, elements, reinforcements, focus, skill pool and reroll costs."
      section="weapon"
      summary="Weapons built from three parts and reinforced five times. Rarity 8 ones can become Gogma Artian weapons."
      actions={<GuideLink slug="artian-and-gogma-weapons" />}
      toc={artianSections}
    >
      <ArtianPage {...props} />
    </WikiPage>
  );
}
