import type { GetStaticPaths, GetStaticProps } from "next";
import { SeenCitedGuides } from "@/components/guides/SeenCitedGuides";
import { DecorationPage } from "@/components/wiki/decorations/DecorationPage";
import { listRecordPages, readRecordPage } from "@/lib/catalog/list-record-ids.server";
import type { DecorationDetail } from "@/lib/wiki/decorations/decoration-types";
import { getDecoration } from "@/lib/wiki/decorations/get-decoration.server";

interface DecorationPageProps {
  decoration: DecorationDetail;
}

export const getStaticPaths: GetStaticPaths = () => listRecordPages("decoration");

export const getStaticProps: GetStaticProps<DecorationPageProps, { id: string }> = ({ params }) =>
  readRecordPage("decoration", params?.id, (id) => ({ decoration: getDecoration(id) }));

export default function DecorationRoute({ decoration }: DecorationPageProps) {
  return (
    <DecorationPage decoration={decoration}>
      <SeenCitedGuides key={decoration.id} kind="decoration" id={decoration.id} />
    </DecorationPage>
  );
}
