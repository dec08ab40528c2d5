import type { GetStaticPaths, GetStaticProps } from "next";
import { SeenCitedGuides } from "@/components/guides/SeenCitedGuides";
import { CharmPage } from "@/components/wiki/charms/CharmPage";
import { listRecordPages, readRecordPage } from "@/lib/catalog/list-record-ids.server";
import { listHouseGuides } from "@/lib/guides/list-house-guides.server";
import type { CitedGuidesResponse } from "@/lib/guides/schema";
import type { CharmDetail } from "@/lib/wiki/charms/charm-types";
import { getCharm } from "@/lib/wiki/charms/get-charm.server";

interface CharmPageProps {
  charm: CharmDetail;
  guides?: CitedGuidesResponse["guides"];
}

export const getStaticPaths: GetStaticPaths = () => listRecordPages("charm");

export const getStaticProps: GetStaticProps<CharmPageProps, { id: string }> = ({ params }) =>
  readRecordPage("charm", params?.id, (id) => ({
    charm: getCharm(id),
    guides: listHouseGuides("charm", id),
  }));

export default function CharmRoute({ charm, guides }: CharmPageProps) {
  return (
    <CharmPage charm={charm}>
      <SeenCitedGuides key={charm.id} kind="charm" id={charm.id} guides={guides} />
    </CharmPage>
  );
}
