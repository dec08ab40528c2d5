import type { GetStaticProps } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { LocaleList } from "@/components/wiki/locales/LocaleList";
import { getLocalePath } from "@/lib/site/wiki-paths";
import { listLocales } from "@/lib/wiki/locales/list-locales.server";
import type { LocaleCardData } from "@/lib/wiki/locales/locale-types";

interface LocalesPageProps {
  locales: readonly LocaleCardData[];
}

export const getStaticProps: GetStaticProps<LocalesPageProps> = () => ({
  props: { locales: listLocales() },
});

export default function LocalesRoute({ locales }: LocalesPageProps) {
  return (
    <WikiPage
      title="Locales"
      path={getLocalePath()}
      section="locale"
      summary="Camps, environments and monsters of every locale."
      description="Fields, arenas, settlements and hubs in Monster Hunter Wilds: areas, environments, camp risks, monsters and quests."
    >
      <LocaleList locales={locales} />
    </WikiPage>
  );
}
