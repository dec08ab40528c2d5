import { Fold } from "@/components/ui/Fold";
import { Section } from "@/components/ui/Section";
import { EffortRules } from "@/components/wiki/drops/EffortRules";
import { RankedTable } from "@/components/wiki/drops/RankedTable";
import { getDropFinderPath } from "@/lib/site/wiki-paths";
import { formatCount, formatNumber } from "@/lib/text/format";
import type { ItemDetail } from "@/lib/wiki/items/item-types";

/** The quickest sources of an item, of all kinds; nothing where there is nothing to compare. */
export function ItemRanking({ item: { id, name, sources, sourceCount } }: { item: ItemDetail }) {
  if (sources.length < 2) return null;
  const shown = sources.length < sourceCount ? `${formatNumber(sources.length)} of ` : "";
  return (
    <Section
      id="sources"
      title="Quickest sources"
      icon="item"
      aside={<a href={getDropFinderPath(id)}>{`${shown}${formatCount(sourceCount, "source", "sources")}`}</a>}
      flush
    >
      <RankedTable caption={`Sources of ${name}, quickest first`} item={id} rows={sources} />
      <Fold look="box" className="mt-3" summary="How this is calculated">
        <ul className="max-w-text list-disc ps-8 pe-3.5 pb-3.5 text-14 leading-5.5 text-dim">
          <EffortRules />
        </ul>
      </Fold>
    </Section>
  );
}
