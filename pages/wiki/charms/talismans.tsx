import type { GetStaticProps } from "next";
import { AppraisedTalismansPage } from "@/components/wiki/charms/AppraisedTalismansPage";
import { listTalismans } from "@/lib/wiki/charms/list-talismans.server";
import type { TalismanData } from "@/lib/wiki/charms/talisman-data";

interface TalismansPageProps {
  data: TalismanData;
}

export const getStaticProps: GetStaticProps<TalismansPageProps> = () => ({
  props: { data: listTalismans() },
});

export default function TalismansRoute({ data }: TalismansPageProps) {
  return <AppraisedTalismansPage data={data} />;
}
