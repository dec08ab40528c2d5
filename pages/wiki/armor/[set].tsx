import type { GetStaticPaths, GetStaticProps } from "next";
import type { EmblemName } from "@/components/game/emblem-names";
import { emblemTints } from "@/components/game/emblem-tints";
import { getArmorEmblem } from "@/components/game/get-emblem";
import { SeenCitedGuides } from "@/components/guides/SeenCitedGuides";
import { ArmorSetPage, getArmorSetToc } from "@/components/wiki/armor/ArmorSetPage";
import { getArmorSetFigures } from "@/components/wiki/armor/get-armor-set-figures";
import { BuilderLink } from "@/components/wiki/kit/BuilderLink";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { listRecordPages, readRecordPage } from "@/lib/catalog/list-record-ids.server";
import { listHouseGuides } from "@/lib/guides/list-house-guides.server";
import type { CitedGuidesResponse } from "@/lib/guides/schema";
import { getArmorPath } from "@/lib/site/wiki-paths";
import type { ArmorSetData } from "@/lib/wiki/armor/armor-set-data";
import { describeArmorSet } from "@/lib/wiki/armor/describe-set";
import { getArmorSetPage } from "@/lib/wiki/armor/get-armor-set-page.server";

export const getStaticPaths: GetStaticPaths = () => listRecordPages("armor-set", "set");

interface Props {
  set: ArmorSetData;
  guides?: CitedGuidesResponse["guides"];
  /** Of its monster or series. */
  emblem?: EmblemName | null;
  /** Element or status of the emblem. */
  tint?: string | null;
}

export const getStaticProps: GetStaticProps<Props, { set: string }> = ({ params }) =>
  readRecordPage("armor-set", params?.set, (id) => {
    const set = getArmorSetPage(id);
    const emblem = getArmorEmblem(set.name);
    return {
      set,
      guides: listHouseGuides("armor", id),
      emblem,
      tint: (emblem && emblemTints[emblem]) ?? null,
    };
  });

export default function ArmorSetRoute({ set, guides, emblem, tint }: Props) {
  return (
    <WikiPage
      title={set.name}
      path={getArmorPath(set.id)}
      description={describeArmorSet(set)}
      section="armor-set"
      {...(emblem && { emblem })}
      tint={tint ?? undefined}
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
      <SeenCitedGuides key={set.id} kind="armor" id={set.id} guides={guides} />
    </WikiPage>
  );
}
