import type { GetStaticProps } from "next";
import { SeenEvents } from "@/components/event-quests/seen-events";
import { ReportButton } from "@/components/reports/ReportButton";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { QuestList } from "@/components/wiki/quests/QuestList";
import { eventsAnchor, eventsFeedPath } from "@/lib/event-quests/paths";
import type { ShownEvent } from "@/lib/event-quests/schema";
import { getQuestPath } from "@/lib/site/wiki-paths";
import { listQuests } from "@/lib/wiki/quests/list-quests.server";
import type { QuestListProps } from "@/lib/wiki/quests/quest-types";

const reportEvent = ({ id }: ShownEvent) => (
  <ReportButton target={{ kind: "event-quest", id }} owner={null} />
);

/** Every quest a hunter can time. */
export default function QuestsRoute(props: QuestListProps) {
  return (
    <WikiPage
      title="Quests"
      path={getQuestPath()}
      description="Every quest in Monster Hunter Wilds with targets, locale, stars, time limit and required hunter rank. Filter by monster, rank, type and locale."
      section="quest"
      feed={{ title: "Event quests", path: eventsFeedPath }}
      actions={<ButtonLink href={`#${eventsAnchor}`}>Event quests</ButtonLink>}
      summary="Targets, locales and time limits of every quest."
      source="Five event quests are reported by players only and marked as such. Of some event quests the game data has the rewards alone; they aren't listed."
    >
      <QuestList {...props} />
      <div id={eventsAnchor} className="mt-8 scroll-mt-20">
        <SeenEvents locales={props.locales} report={reportEvent} />
      </div>
    </WikiPage>
  );
}

export const getStaticProps: GetStaticProps<QuestListProps> = () => ({ props: listQuests() });
