import type { GetStaticPaths, GetStaticProps } from "next";
import { SeenCitedGuides } from "@/components/guides/SeenCitedGuides";
import { CharmPage } from "@/components/wiki/charms/CharmPage";
import { listRecordPages, readRecordPage } from "@/lib/catalog/list-record-ids.server";
import type { CharmDetail } from "@/lib/wiki/charms/charm-types";
import { getCharm } from "@/lib/wiki/charms/get-charm.server";

interface CharmPageProps {
  charm: CharmDetail;
}

export const getStaticPaths: GetStaticPaths = () => listRecordPages("charm");

export const getStaticProps: GetStaticProps<CharmPageProps, { id: string }> = ({ params }) =>
  readRecordPage("charm", params?.id, (id) => ({ charm: getCharm(id) }));

export default function CharmRoute({ charm }: CharmPageProps) {
  return (
    <CharmPage charm={charm}>
      <SeenCitedGuides key={charm.id} kind="charm" id={charm.id} />
    </CharmPage>
  );
}
