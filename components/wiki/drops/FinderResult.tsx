import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { Section } from "@/components/ui/Section";
import { formatHunts, formatStrength } from "@/lib/drops/labels";
import type { FinderItem, FinderProps } from "@/lib/drops/list-finder-items";
import type { SourceRow } from "@/lib/drops/to-source-row";
import { formatCount } from "@/lib/text/format";
import { noDropKnown } from "@/lib/wiki/items/labels";
import classes from "./FinderResult.module.css";
import { SourceTable } from "./SourceTable";

interface FinderResultProps {
  item: FinderItem;
  amount: number;
  /** By expected hunts. */
  sources: readonly SourceRow[];
  items: readonly FinderItem[];
  recipes: FinderProps["recipes"];
}

/** The fastest source in a sentence, then all sources. */
export function FinderResult({ item, amount, sources, items, recipes }: FinderResultProps) {
  const [best] = sources;
  const making = recipes.filter(([output]) => output === item.id);
  return (
    <>
      <p
        className={`${classes.verdict} flex flex-col gap-0.5 mb-6 p-4 border rounded-md bg-card tabular-nums`}
        role="status"
      >
        <span className="text-17 leading-6 font-semibold">
          {amount} × <EntityLink entity="items" id={item.id} name={item.name} />
        </span>
        {best && best.expected !== null ? <Verdict best={best} /> : <span>{getNoResultText(sources)}</span>}
      </p>
      {sources.length > 0 && (
        <Section
          id="ways"
          title="All sources"
          icon="monster"
          aside={formatCount(sources.length, "source", "sources")}
          flush
        >
          <SourceTable caption={`Sources of ${item.name}, fewest hunts first`} sources={sources} full />
        </Section>
      )}
      {making.length > 0 && (
        <Section id="recipes" title="Recipes" icon="item">
          <ul>
            {making.map(([, made, ...inputs]) => (
              <li key={inputs.join()}>
                {inputs.map((input, index) => (
                  <span key={input}>
                    {index > 0 && " + "}
                    <EntityLink
                      entity="items"
                      id={input}
                      name={items.find(({ id }) => id === input)?.name ?? input}
                    />
                  </span>
                ))}
                {` makes ${made}. For ${amount}, craft ${formatCount(Math.ceil(amount / made), "time", "times")}.`}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Verdict({ best }: { best: SourceRow }) {
  const { monster, rank, ways, expected, half, nineTenths } = best;
  return (
    <>
      <span className="leading-8 text-20">
        <strong className="text-26">{formatHunts(expected)}</strong> {expected === 1 ? "hunt" : "hunts"} of{" "}
        {formatStrength(ways)}
        <Name entity="monsters" id={monster.id}>
          {monster.name}
        </Name>
        , {rank} rank
      </span>
      <span className="text-dim">
        50% chance within {formatHunts(half)} {half === 1 ? "hunt" : "hunts"}, 90% within{" "}
        {formatHunts(nineTenths)}.
      </span>
    </>
  );
}

function getNoResultText(sources: readonly SourceRow[]): string {
  if (sources.length === 0) return noDropKnown;
  return "Not covered by your hunting habits. The sources below are known but not counted.";
}
