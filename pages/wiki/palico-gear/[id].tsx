import type { GetStaticPaths, GetStaticProps } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { getPalicoFigures, PalicoSetPage } from "@/components/wiki/palico/PalicoSetPage";
import { listRecordPages, readRecordPage } from "@/lib/catalog/list-record-ids.server";
import { getPalicoGearPath } from "@/lib/site/wiki-paths";
import { getPalicoSet } from "@/lib/wiki/palico/get-palico-gear.server";
import type { PalicoDetail } from "@/lib/wiki/palico/palico-types";

interface Props {
  set: PalicoDetail;
}

export const getStaticPaths: GetStaticPaths = () => listRecordPages("palico-gear");

export const getStaticProps: GetStaticProps<Props, { id: string }> = ({ params }) =>
  readRecordPage("palico-gear", params?.id, (id) => ({ set: getPalicoSet(id) }));

export default function PalicoSetRoute({ set }: Props) {
  const pieces = set.costs.map(({ name }) => name).join(", ");
  return (
    <WikiPage
      title={set.name}
      path={getPalicoGearPath(set.id)}
      section="palico-gear"
      description={`${set.name}, Palico gear in Monster Hunter Wilds: ${pieces}. Figures and materials of each piece.`}
      summary="Palico gear"
      id={set.id}
      names={set.names}
      figures={getPalicoFigures(set)}
      toc={[
        { id: "pieces", label: "Pieces" },
        { id: "materials", label: "Materials" },
      ]}
    >
      <PalicoSetPage set={set} />
    </WikiPage>
  );
}
