import type { GetStaticProps } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { QuestList } from "@/components/wiki/quests/QuestList";
import { getQuestPath } from "@/lib/site/wiki-paths";
import { listQuests } from "@/lib/wiki/quests/list-quests.server";
import type { QuestListProps } from "@/lib/wiki/quests/quest-types";

/** Every quest a hunter can time. */
export default function QuestsRoute(props: QuestListProps) {
  return (
    <WikiPage
      title="Quests"
      path={getQuestPath()}
      description="Every quest in Monster Hunter Wilds with targets, locale, stars, time limit and required hunter rank. Filter by monster, rank, type and locale."
      section="quests"
      width="wide"
      summary="Targets, locales and time limits of every quest."
      source="Seven event quests are reported by players only and marked as such."
    >
      <QuestList {...props} />
    </WikiPage>
  );
}

export const getStaticProps: GetStaticProps<QuestListProps> = () => ({ props: listQuests() });
