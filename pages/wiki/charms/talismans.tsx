import type { GetStaticProps } from "next";
import { TalismanView } from "@/components/wiki/charms/TalismanView";
import { listTalismans } from "@/lib/wiki/charms/list-talismans.server";
import type { TalismanBook } from "@/lib/wiki/charms/talismans";

interface TalismansPageProps {
  data: TalismanBook;
}

export const getStaticProps: GetStaticProps<TalismansPageProps> = () => ({
  props: { data: listTalismans() },
});

export default function TalismansPage({ data }: TalismansPageProps) {
  return <TalismanView data={data} />;
}
