import type { GetStaticProps, InferGetStaticPropsType } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { EchoPanels } from "@/components/wiki/weapons/EchoPanels";
import { MelodyList } from "@/components/wiki/weapons/MelodyList";
import { NoteSets } from "@/components/wiki/weapons/NoteSets";
import { SectionsBelow } from "@/components/wiki/weapons/SectionsBelow";
import { melodiesPath } from "@/lib/site/wiki-paths";
import { getMelodiesPage } from "@/lib/wiki/weapons/get-melodies-page.server";
import { getTypeBreadcrumb } from "@/lib/wiki/weapons/weapon-types";

export const getStaticProps = (async () => ({ props: getMelodiesPage() })) satisfies GetStaticProps;

export default function MelodiesRoute(props: InferGetStaticPropsType<typeof getStaticProps>) {
  return (
    <WikiPage
      title="Melodies"
      path={melodiesPath}
      description={`All ${props.melodies.length} hunting horn melodies in Monster Hunter Wilds: notes, effects, durations with Horn Maestro and the horns that play them.`}
      section="weapon"
      breadcrumb={getTypeBreadcrumb("hunting-horn")}
      icon="hunting-horn"
      summary="Each horn has three notes, which decide the melodies it can play."
    >
      <MelodyList melodies={props.melodies} horns={props.horns} />
      <SectionsBelow>
        <NoteSets sets={props.noteSets} horns={props.horns} />
        <EchoPanels waves={props.waves} sequences={props.waveSequences} bubbles={props.bubbles} />
      </SectionsBelow>
    </WikiPage>
  );
}
