import type { GetStaticProps } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { PendantList, type PendantRow } from "@/components/wiki/pendants/PendantList";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { pendantsPath } from "@/lib/site/wiki-paths";

interface Props {
  pendants: readonly PendantRow[];
}

export const getStaticProps: GetStaticProps<Props> = () => ({
  props: { pendants: getCatalog().pendants.all.map(({ id, name, from }) => ({ id, name, from })) },
});

export default function PendantsRoute({ pendants }: Props) {
  return (
    <WikiPage
      title="Pendants"
      path={pendantsPath}
      section="weapon"
      summary="Pendants for your weapons, and what gives them."
      description="Every pendant of Monster Hunter Wilds with its name in 15 languages, and whether a download, an event or progress in the story and side missions gives it."
    >
      <PendantList pendants={pendants} />
    </WikiPage>
  );
}
