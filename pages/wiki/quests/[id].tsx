import type { GetStaticPaths, GetStaticProps } from "next";
import { SeenQuestDates } from "@/components/event-quests/seen-events";
import { SeenCitedGuides } from "@/components/guides/SeenCitedGuides";
import { SeenQuestRecords } from "@/components/leaderboards/links/seen-runs";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { QuestPage } from "@/components/wiki/quests/QuestPage";
import { listRecordPages, readRecordPage } from "@/lib/catalog/list-record-ids.server";
import { listHouseGuides } from "@/lib/guides/list-house-guides.server";
import type { CitedGuidesResponse } from "@/lib/guides/schema";
import { getRequestBoardPath } from "@/lib/hunting-help/help-paths";
import { getQuest } from "@/lib/wiki/quests/get-quest.server";
import type { QuestDetail } from "@/lib/wiki/quests/quest-types";

interface Props {
  quest: QuestDetail;
  guides?: CitedGuidesResponse["guides"];
}

/** One quest. */
export default function QuestRoute({ quest, guides }: Props) {
  return (
    <QuestPage
      quest={quest}
      dates={quest.kind === "event" && <SeenQuestDates key={`dates ${quest.id}`} quest={quest.id} />}
      records={<SeenQuestRecords key={quest.id} quest={quest.id} />}
      actions={<ButtonLink href={getRequestBoardPath({ quest: quest.id })}>Hunting Help</ButtonLink>}
    >
      <SeenCitedGuides key={`guides ${quest.id}`} kind="quest" id={quest.id} guides={guides} />
    </QuestPage>
  );
}

export const getStaticPaths: GetStaticPaths = () => listRecordPages("quest");

export const getStaticProps: GetStaticProps<Props> = ({ params }) =>
  readRecordPage("quest", params?.id, (id) => ({
    quest: getQuest(id),
    guides: listHouseGuides("quest", id),
  }));
