import type { GetStaticProps, InferGetStaticPropsType } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { Below } from "@/components/wiki/weapons/Below";
import { ExtractTable } from "@/components/wiki/weapons/ExtractTable";
import { KinsectList } from "@/components/wiki/weapons/KinsectList";
import { KinsectMaking } from "@/components/wiki/weapons/KinsectMaking";
import { kinsectsPath } from "@/lib/site/wiki-paths";
import { kinsectsProps } from "@/lib/wiki/weapons/kinsects.server";
import { wayTo } from "@/lib/wiki/weapons/page-heads";

export const getStaticProps = (async () => ({ props: kinsectsProps() })) satisfies GetStaticProps;

export default function KinsectsPage({ kinsects, extracts }: InferGetStaticPropsType<typeof getStaticProps>) {
  return (
    <WikiPage
      title="Kinsects"
      path={kinsectsPath}
      description={`All ${kinsects.length} kinsects in Monster Hunter Wilds with power, speed and recovery at every level, materials and extract bonuses.`}
      section="weapons"
      breadcrumb={wayTo("insect-glaive")}
      icon="insect-glaive"
      width="wide"
      summary="Kinsect stats by level. Your insect glaive sets the level."
    >
      <KinsectList kinsects={kinsects} />
      <Below>
        <ExtractTable extracts={extracts} />
        <KinsectMaking kinsects={kinsects} />
      </Below>
    </WikiPage>
  );
}
