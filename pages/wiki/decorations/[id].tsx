import type { GetStaticPaths, GetStaticProps } from "next";
import { SeenCitedGuides } from "@/components/guides/SeenCitedGuides";
import { DecorationPage } from "@/components/wiki/decorations/DecorationPage";
import { listRecordPages, readRecordPage } from "@/lib/catalog/list-record-ids.server";
import { listHouseGuides } from "@/lib/guides/list-house-guides.server";
import type { CitedGuidesResponse } from "@/lib/guides/schema";
import type { DecorationDetail } from "@/lib/wiki/decorations/decoration-types";
import { getDecoration } from "@/lib/wiki/decorations/get-decoration.server";

interface DecorationPageProps {
  decoration: DecorationDetail;
  guides?: CitedGuidesResponse["guides"];
}

export const getStaticPaths: GetStaticPaths = () => listRecordPages("decoration");

export const getStaticProps: GetStaticProps<DecorationPageProps, { id: string }> = ({ params }) =>
  readRecordPage("decoration", params?.id, (id) => ({
    decoration: getDecoration(id),
    guides: listHouseGuides("decoration", id),
  }));

export default function DecorationRoute({ decoration, guides }: DecorationPageProps) {
  return (
    <DecorationPage decoration={decoration}>
      <SeenCitedGuides key={decoration.id} kind="decoration" id={decoration.id} guides={guides} />
    </DecorationPage>
  );
}
