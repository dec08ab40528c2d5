import type { GetStaticPaths, GetStaticProps } from "next";
import { SeenCitedGuides } from "@/components/guides/SeenCitedGuides";
import { CharmPage } from "@/components/wiki/charms/CharmPage";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { CharmDetail } from "@/lib/wiki/charms/charm-types";
import { getCharm } from "@/lib/wiki/charms/get-charm.server";

interface CharmPageProps {
  charm: CharmDetail;
}

export const getStaticPaths: GetStaticPaths = () => ({
  paths: getCatalog().charms.all.map(({ id }) => ({ params: { id } })),
  fallback: false,
});

export const getStaticProps: GetStaticProps<CharmPageProps, { id: string }> = ({ params }) =>
  params ? { props: { charm: getCharm(params.id) } } : { notFound: true };

export default function CharmRoute({ charm }: CharmPageProps) {
  return (
    <CharmPage charm={charm}>
      <SeenCitedGuides key={charm.id} kind="charm" id={charm.id} />
    </CharmPage>
  );
}
