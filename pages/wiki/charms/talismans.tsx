import type { GetStaticProps } from "next";
import { TalismanView } from "@/components/wiki/charms/TalismanView";
import { listTalismans } from "@/lib/wiki/charms/list-talismans.server";
import type { TalismanBook } from "@/lib/wiki/charms/talismans";

interface TalismansPageProps {
  book: TalismanBook;
}

export const getStaticProps: GetStaticProps<TalismansPageProps> = () => ({
  props: { book: listTalismans() },
});

export default function TalismansPage({ book }: TalismansPageProps) {
  return <TalismanView book={book} />;
}
