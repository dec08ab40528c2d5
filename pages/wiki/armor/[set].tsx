import type { GetStaticPaths, GetStaticProps } from "next";
import { SeenCitedGuides } from "@/components/guides/SeenCitedGuides";
import { ArmorSetPage, getArmorSetToc } from "@/components/wiki/armor/ArmorSetPage";
import { getArmorSetFigures } from "@/components/wiki/armor/get-armor-set-figures";
import { BuilderLink } from "@/components/wiki/kit/BuilderLink";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { listRecordPages } from "@/lib/catalog/list-record-ids.server";
import { getArmorPath } from "@/lib/site/wiki-paths";
import type { ArmorSetData } from "@/lib/wiki/armor/armor-set-data";
import { describeArmorSet } from "@/lib/wiki/armor/describe-set";
import { getArmorSetPage } from "@/lib/wiki/armor/get-armor-set-page.server";

export const getStaticPaths: GetStaticPaths = () => listRecordPages("armor-set", "set");

export const getStaticProps: GetStaticProps<{ set: ArmorSetData }, { set: string }> = ({ params }) =>
  params ? { props: { set: getArmorSetPage(params.set) } } : { notFound: true };

export default function ArmorSetRoute({ set }: { set: ArmorSetData }) {
  return (
    <WikiPage
      title={set.name}
      path={getArmorPath(set.id)}
      description={describeArmorSet(set)}
      section="armor-set"
      summary={`${set.rank === "low" ? "Low" : "High"}-rank armor set`}
      id={set.id}
      names={set.names}
      figures={getArmorSetFigures(set)}
      actions={
        <BuilderLink
          opening={{ kind: "use-set", ids: set.pieces.map(({ id }) => id) }}
          name={set.name}
          label={set.pieces.length > 1 ? "Use set in builder" : undefined}
        />
      }
      toc={getArmorSetToc(set)}
    >
      <ArmorSetPage set={set} />
      <SeenCitedGuides key={set.id} kind="armor" id={set.id} />
    </WikiPage>
  );
}
