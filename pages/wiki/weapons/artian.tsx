import type { GetStaticProps, InferGetStaticPropsType } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { ArtianArticle, artianSections } from "@/components/wiki/weapons/ArtianArticle";
import { artianPath, weaponsPath } from "@/lib/site/wiki-paths";
import { artianPageProps } from "@/lib/wiki/weapons/artian-page.server";

export const getStaticProps = (async () => ({ props: artianPageProps() })) satisfies GetStaticProps;

export default function ArtianPage(props: InferGetStaticPropsType<typeof getStaticProps>) {
  return (
    <WikiPage
      title="Artian weapons"
      path={artianPath}
      description="How Artian and Gogma Artian weapons work in Monster Hunter Wilds: parts, elements, reinforcements, focus, skill pool and reroll costs."
      section="weapons"
      breadcrumb={[{ label: "Weapons", href: weaponsPath() }]}
      summary="Weapons built from three parts and reinforced five times. Rarity 8 ones can become Gogma Artian weapons."
      toc={artianSections}
    >
      <ArtianArticle {...props} />
    </WikiPage>
  );
}
