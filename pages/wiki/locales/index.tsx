import type { GetStaticProps } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { LocaleIndex } from "@/components/wiki/locales/LocaleIndex";
import { localePath } from "@/lib/site/wiki-paths";
import { listLocales } from "@/lib/wiki/locales/list-locales.server";
import type { LocaleCard } from "@/lib/wiki/locales/types";

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
      summary="Camps, environments and monsters of every locale."
      description="Fields, arenas, settlements and hubs in Monster Hunter Wilds: areas, environments, camp risks, monsters and quests."
    >
      <LocaleIndex locales={locales} />
    </WikiPage>
  );
}
