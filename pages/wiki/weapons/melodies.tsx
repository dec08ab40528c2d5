import type { GetStaticProps, InferGetStaticPropsType } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { Below } from "@/components/wiki/weapons/Below";
import { EchoPanels } from "@/components/wiki/weapons/EchoPanels";
import { MelodyList } from "@/components/wiki/weapons/MelodyList";
import { NoteSets } from "@/components/wiki/weapons/NoteSets";
import { melodiesPath } from "@/lib/site/wiki-paths";
import { melodiesProps } from "@/lib/wiki/weapons/melodies.server";
import { wayTo } from "@/lib/wiki/weapons/page-heads";

export const getStaticProps = (async () => ({ props: melodiesProps() })) satisfies GetStaticProps;

export default function MelodiesPage(props: InferGetStaticPropsType<typeof getStaticProps>) {
  return (
    <WikiPage
      title="Melodies"
      path={melodiesPath}
      description={`All ${props.melodies.length} hunting horn melodies in Monster Hunter Wilds: notes, effects, durations with Horn Maestro and the horns that play them.`}
      section="weapons"
      breadcrumb={wayTo("hunting-horn")}
      icon="hunting-horn"
      width="wide"
      summary="Each horn has three notes, which decide the melodies it can play."
    >
      <MelodyList melodies={props.melodies} horns={props.horns} />
      <Below>
        <NoteSets sets={props.noteSets} horns={props.horns} />
        <EchoPanels waves={props.waves} sequences={props.waveSequences} bubbles={props.bubbles} />
      </Below>
    </WikiPage>
  );
}
