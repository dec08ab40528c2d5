import type { GetStaticProps } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { QuestList } from "@/components/wiki/quests/QuestList";
import { questPath } from "@/lib/wiki/paths";
import { listQuests } from "@/lib/wiki/quests/list-quests.server";
import type { QuestListProps } from "@/lib/wiki/quests/types";

/** Every quest a hunter can time. */
export default function QuestsPage(props: QuestListProps) {
  return (
    <WikiPage
      title="Quests"
      path={questPath()}
      description="Every quest of Monster Hunter Wilds with targets, locale, stars, time limit and the hunter rank it takes. Filter by monster, rank, kind and locale."
      section="quests"
      width="wide"
      summary="Assignments, optional, event and arena quests: who, where, in what time."
      source="Seven event quests are known from players alone and are marked."
    >
      <QuestList {...props} />
    </WikiPage>
  );
}

export const getStaticProps: GetStaticProps<QuestListProps> = () => ({ props: listQuests() });
