import type { GetStaticProps } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { LocaleIndex } from "@/components/wiki/locales/LocaleIndex";
import { listLocales } from "@/lib/wiki/locales/list-locales.server";
import type { LocaleCard } from "@/lib/wiki/locales/types";
import { localePath } from "@/lib/wiki/paths";

interface LocalesPageProps {
  locales: readonly LocaleCard[];
}

export const getStaticProps: GetStaticProps<LocalesPageProps> = () => ({
  props: { locales: listLocales() },
});

export default function LocalesPage({ locales }: LocalesPageProps) {
  return (
    <WikiPage
      title="Locales"
      path={localePath()}
      section="locales"
      summary="Where hunts take place: camps and their risk, environments, and who lives there."
      description="Fields, arenas, settlements and hubs of Monster Hunter Wilds: areas, environments, camps with their risk, monsters that live there and quests that take place there."
    >
      <LocaleIndex locales={locales} />
    </WikiPage>
  );
}
