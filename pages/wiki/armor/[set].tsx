import type { GetStaticPaths, GetStaticProps } from "next";
import { ArmorSetView, armorSetToc } from "@/components/wiki/armor/ArmorSetView";
import { armorSetFigures } from "@/components/wiki/armor/armor-set-figures";
import { BuilderLink } from "@/components/wiki/kit/BuilderLink";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { getCatalog } from "@/lib/catalog/catalog.server";
import { armorPath } from "@/lib/site/wiki-paths";
import { describeSet } from "@/lib/wiki/armor/describe-set";
import { armorSetPage } from "@/lib/wiki/armor/set.server";
import type { ArmorSetData } from "@/lib/wiki/armor/set-data";

export const getStaticPaths: GetStaticPaths = () => ({
  paths: getCatalog().armorSets.all.map(({ id }) => ({ params: { set: id } })),
  fallback: false,
});

export const getStaticProps: GetStaticProps<{ set: ArmorSetData }, { set: string }> = ({ params }) =>
  params ? { props: { set: armorSetPage(params.set) } } : { notFound: true };

export default function ArmorSetPage({ set }: { set: ArmorSetData }) {
  return (
    <WikiPage
      title={set.name}
      path={armorPath(set.id)}
      description={describeSet(set)}
      section="armor"
      summary={`${set.rank === "low" ? "Low" : "High"}-rank armor set`}
      breadcrumb={[{ label: "Armor", href: armorPath() }]}
      entity="armor-sets"
      id={set.id}
      names={set.names}
      figures={armorSetFigures(set)}
      actions={
        <BuilderLink
          opening={{ kind: "use-set", ids: set.pieces.map(({ id }) => id) }}
          name={set.name}
          label={set.pieces.length > 1 ? "Use set in builder" : undefined}
        />
      }
      toc={armorSetToc(set)}
    >
      <ArmorSetView set={set} />
    </WikiPage>
  );
}
