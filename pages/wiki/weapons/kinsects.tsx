import type { GetStaticProps, InferGetStaticPropsType } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { ExtractTable } from "@/components/wiki/weapons/ExtractTable";
import { KinsectList } from "@/components/wiki/weapons/KinsectList";
import { KinsectMaterials } from "@/components/wiki/weapons/KinsectMaterials";
import { SectionsBelow } from "@/components/wiki/weapons/SectionsBelow";
import { kinsectsPath } from "@/lib/site/wiki-paths";
import { getKinsectsPage } from "@/lib/wiki/weapons/get-kinsects-page.server";
import { getTypeBreadcrumb } from "@/lib/wiki/weapons/weapon-types";

export const getStaticProps = (async () => ({ props: getKinsectsPage() })) satisfies GetStaticProps;

export default function KinsectsRoute({
  kinsects,
  extracts,
}: InferGetStaticPropsType<typeof getStaticProps>) {
  return (
    <WikiPage
      title="Kinsects"
      path={kinsectsPath}
      description={`All ${kinsects.length} kinsects in Monster Hunter Wilds with power, speed and recovery at every level, materials and extract bonuses.`}
      section="weapon"
      breadcrumb={getTypeBreadcrumb("insect-glaive")}
      icon="insect-glaive"
      summary="Stats at each level of your glaive."
    >
      <KinsectList kinsects={kinsects} />
      <SectionsBelow>
        <ExtractTable extracts={extracts} />
        <KinsectMaterials kinsects={kinsects} />
      </SectionsBelow>
    </WikiPage>
  );
}
