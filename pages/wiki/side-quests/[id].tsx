import type { GetStaticPaths, GetStaticProps } from "next";
import { SideQuestPage } from "@/components/wiki/side-quests/SideQuestPage";
import { listRecordPages, readRecordPage } from "@/lib/catalog/list-record-ids.server";
import { getSideQuest } from "@/lib/wiki/side-quests/get-side-quests.server";
import type { SideQuestDetail } from "@/lib/wiki/side-quests/side-quest-types";

interface Props {
  quest: SideQuestDetail;
}

export const getStaticPaths: GetStaticPaths = () => listRecordPages("side-quest");

export const getStaticProps: GetStaticProps<Props, { id: string }> = ({ params }) =>
  readRecordPage("side-quest", params?.id, (id) => ({ quest: getSideQuest(id) }));

export default function SideQuestRoute({ quest }: Props) {
  return <SideQuestPage quest={quest} />;
}
