import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { Section } from "@/components/ui/Section";
import { formatHunts } from "@/lib/drops/labels";
import type { FinderItem } from "@/lib/drops/list-finder-items";
import { formatUses, getUseLabel } from "@/lib/drops/source-labels";
import type { RankedSourceRow } from "@/lib/drops/to-ranked-row";
import { formatCount } from "@/lib/text/format";
import { formatNoSource } from "@/lib/wiki/items/format-no-source";
import classes from "./FinderResult.module.css";
import { RankedTable } from "./RankedTable";
import { SourceName } from "./SourceName";

interface FinderResultProps {
  item: FinderItem;
  amount: number;
  /** Quickest first. */
  sources: readonly RankedSourceRow[];
}

/** The quickest source in a sentence, then all sources. */
export function FinderResult({ item, amount, sources }: FinderResultProps) {
  const [best] = sources;
  const recipes = sources.flatMap(({ key, origin }) =>
    origin.kind === "recipe" ? [{ key, takes: origin.takes ?? [], made: origin.prizes[0]?.qty ?? 1 }] : [],
  );
  return (
    <>
      <p
        className={`${classes.verdict} flex flex-col gap-0.5 mb-6 p-4 border rounded-md bg-card tabular-nums`}
        role="status"
      >
        <span className="text-17 leading-6 font-semibold">
          {amount} × <EntityLink entity="items" id={item.id} name={item.name} />
        </span>
        {best && best.standing !== "uncounted" ? (
          <Verdict best={best} />
        ) : (
          <span>{best ? notCounted : formatNoSource(item.id)}</span>
        )}
      </p>
      {sources.length > 0 && (
        <Section
          id="ways"
          title="All sources"
          icon="item"
          aside={formatCount(sources.length, "source", "sources")}
          flush
        >
          <RankedTable
            caption={`Sources of ${item.name}, quickest first`}
            item={item.id}
            rows={sources}
            full
          />
        </Section>
      )}
      {recipes.length > 0 && (
        <Section id="recipes" title="Recipes" icon="item">
          <ul>
            {recipes.map(({ key, takes, made }) => (
              <li key={key}>
                {takes.map(({ id, name }, index) => (
                  <span key={id}>
                    {index > 0 && " + "}
                    <EntityLink entity="items" id={id} name={name} />
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

const notCounted =
  "Not covered by your hunting habits, or without known odds. The sources below are known but not counted.";

function Verdict({ best: { origin, standing, uses, half, nineTenths } }: { best: RankedSourceRow }) {
  const count = formatHunts(uses);
  const locale = origin.kind === "hunt" ? undefined : origin.locale;
  return (
    <>
      <span className="leading-8 text-20">
        <strong className="text-26">{count}</strong> {getUseLabel(origin.kind, count === "1" ? 1 : 2)}
        {origin.kind === "hunt" ? " of " : ": "}
        <SourceName origin={origin} />
        {locale && (
          <>
            {", "}
            <Name entity="locales" id={locale.id}>
              {locale.name}
            </Name>
          </>
        )}
        {origin.rank && `, ${origin.rank} rank`}
      </span>
      <span className="text-dim">
        50% chance within {formatUses(origin.kind, half)}, 90% within {formatHunts(nineTenths)}.
        {standing === "waiting" && " Not available at any time, or paid in points."}
      </span>
    </>
  );
}
