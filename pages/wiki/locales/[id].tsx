import type { GetStaticPaths, GetStaticProps } from "next";
import { SeenCitedGuides } from "@/components/guides/SeenCitedGuides";
import { LocalePage } from "@/components/wiki/locales/LocalePage";
import { listRecordPages, readRecordPage } from "@/lib/catalog/list-record-ids.server";
import { listHouseGuides } from "@/lib/guides/list-house-guides.server";
import type { CitedGuidesResponse } from "@/lib/guides/schema";
import { getLocale } from "@/lib/wiki/locales/get-locale.server";
import type { LocaleDetail } from "@/lib/wiki/locales/locale-types";

interface LocalePageProps {
  locale: LocaleDetail;
  guides?: CitedGuidesResponse["guides"];
}

export const getStaticPaths: GetStaticPaths = () => listRecordPages("locale");

export const getStaticProps: GetStaticProps<LocalePageProps, { id: string }> = ({ params }) =>
  readRecordPage("locale", params?.id, (id) => ({
    locale: getLocale(id),
    guides: listHouseGuides("locale", id),
  }));

export default function LocaleRoute({ locale, guides }: LocalePageProps) {
  return (
    <LocalePage locale={locale}>
      <SeenCitedGuides key={locale.id} kind="locale" id={locale.id} guides={guides} />
    </LocalePage>
  );
}
