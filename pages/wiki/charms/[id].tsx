import type { GetStaticPaths, GetStaticProps } from "next";
import { CharmPage } from "@/components/wiki/charms/CharmView";
import { getCatalog } from "@/lib/catalog/catalog.server";
import { getCharm } from "@/lib/wiki/charms/get-charm.server";
import type { CharmDetail } from "@/lib/wiki/charms/types";

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
  return <CharmPage charm={charm} />;
}
