import type { GetStaticProps } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { SideQuestList } from "@/components/wiki/side-quests/SideQuestList";
import { getSideQuestPath } from "@/lib/site/wiki-paths";
import { listSideQuests } from "@/lib/wiki/side-quests/get-side-quests.server";
import type { SideQuestRow } from "@/lib/wiki/side-quests/side-quest-types";

interface Props {
  rows: readonly SideQuestRow[];
}

export const getStaticProps: GetStaticProps<Props> = () => ({ props: { rows: listSideQuests() } });

export default function SideQuestsRoute({ rows }: Props) {
  return (
    <WikiPage
      title="Side Quests"
      path={getSideQuestPath()}
      section="side-quest"
      summary="Side missions and quests for small monsters, with what they give."
      description="Every side mission and every quest for small monsters in Monster Hunter Wilds: targets, locale, what unlocks it, gifts and rewards."
    >
      <SideQuestList rows={rows} />
    </WikiPage>
  );
}
