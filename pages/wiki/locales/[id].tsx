import type { GetStaticPaths, GetStaticProps } from "next";
import { SeenCitedGuides } from "@/components/guides/SeenCitedGuides";
import { LocalePage } from "@/components/wiki/locales/LocalePage";
import { listRecordPages, readRecordPage } from "@/lib/catalog/list-record-ids.server";
import { getLocale } from "@/lib/wiki/locales/get-locale.server";
import type { LocaleDetail } from "@/lib/wiki/locales/locale-types";

interface LocalePageProps {
  locale: LocaleDetail;
}

export const getStaticPaths: GetStaticPaths = () => listRecordPages("locale");

export const getStaticProps: GetStaticProps<LocalePageProps, { id: string }> = ({ params }) =>
  readRecordPage("locale", params?.id, (id) => ({ locale: getLocale(id) }));

export default function LocaleRoute({ locale }: LocalePageProps) {
  return (
    <LocalePage locale={locale}>
      <SeenCitedGuides key={locale.id} kind="locale" id={locale.id} />
    </LocalePage>
  );
}
