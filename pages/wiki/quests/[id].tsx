import type { GetStaticPaths, GetStaticProps } from "next";
import { SeenCitedGuides } from "@/components/guides/SeenCitedGuides";
import { SeenQuestRecords } from "@/components/leaderboards/links/seen-runs";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { QuestPage } from "@/components/wiki/quests/QuestPage";
import { listRecordPages, readRecordPage } from "@/lib/catalog/list-record-ids.server";
import { getRequestBoardPath } from "@/lib/hunting-help/help-paths";
import { getQuest } from "@/lib/wiki/quests/get-quest.server";
import type { QuestDetail } from "@/lib/wiki/quests/quest-types";

interface Props {
  quest: QuestDetail;
}

/** One quest. */
export default function QuestRoute({ quest }: Props) {
  return (
    <QuestPage
      quest={quest}
      records={
        <>
          <SeenQuestRecords key={quest.id} quest={quest.id} />
          <SeenCitedGuides key={`guides ${quest.id}`} kind="quest" id={quest.id} />
        </>
      }
      actions={<ButtonLink href={getRequestBoardPath({ quest: quest.id })}>Hunting Help</ButtonLink>}
    />
  );
}

export const getStaticPaths: GetStaticPaths = () => listRecordPages("quest");

export const getStaticProps: GetStaticProps<Props> = ({ params }) =>
  readRecordPage("quest", params?.id, (id) => ({ quest: getQuest(id) }));
