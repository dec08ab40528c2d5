import { NativeSelect } from "@mantine/core";
import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { Fold } from "@/components/ui/Fold";
import { Section } from "@/components/ui/Section";
import type { Rank } from "@/lib/catalog/codes";
import { rankLabels } from "@/lib/catalog/labels";
import { effortRules } from "@/lib/drops/effort";
import { formatStrength } from "@/lib/drops/labels";
import { formatUses, sourceKindLabels } from "@/lib/drops/source-labels";
import type { GetShoppingName } from "@/lib/shopping/format-shopping";
import { wishlistPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import type { FarmingPlan, PlannedStep } from "@/lib/wishlist/plan-farming";

interface PlanListProps {
  plan: FarmingPlan;
  getName: GetShoppingName;
  rank: Rank | "";
  onRank(rank: Rank | ""): void;
}

/** The fewest outings that bring, on average, all of what is missing that can be got at any time. */
export function PlanList({ plan, getName, rank, onRank }: PlanListProps) {
  return (
    <Section
      id="shopping-plan"
      title="Plan"
      level={3}
      aside={
        <NativeSelect
          label="Rank"
          mod="label-before"
          size="sm"
          value={rank}
          onChange={(event) =>
            onRank(event.target.value === "low" || event.target.value === "high" ? event.target.value : "")
          }
        >
          <option value="">Any</option>
          <option value="high">{rankLabels.high}</option>
          <option value="low">{rankLabels.low}</option>
        </NativeSelect>
      }
      flush
    >
      {plan.steps.length === 0 && (
        <p className="max-w-text pt-2.5 text-dim">
          No source that can be counted gives the missing materials.
        </p>
      )}
      <ol>
        {plan.steps.map(({ key, origin, uses, brings }) => (
          <li key={key} className="grid-cols-[minmax(0,1fr)_auto] grid items-center gap-x-3 py-1.5 border-b">
            <span className="font-semibold">
              <StepName origin={origin} />{" "}
              {origin.rank && <span className="text-dim font-normal">{rankLabels[origin.rank]}</span>}
            </span>
            <span className="text-dim whitespace-nowrap">
              <strong className="text-default text-17">{formatUses(origin.kind, uses)}</strong>
            </span>
            <ul className="col-span-full flex flex-wrap gap-x-4 pb-1 text-dim">
              {brings.map(({ item, count }) => (
                <li key={item}>
                  {formatNumber(count, 1)}&nbsp;× {getName(item)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="max-w-text pt-2.5 text-dim">
        The fewest outings you need on average, most first. Drops from one hunt can shorten the others. A hunt
        means a slain monster with parts broken, as in the{" "}
        <a className="underline underline-offset-3" href={wishlistPath}>
          wishlist
        </a>
        , where you can set your hunting habits.
      </p>
      <Fold summary="How this is calculated">
        <ul className="max-w-text list-disc ps-4.5 text-dim">
          {effortRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Fold>
    </Section>
  );
}

function StepName({ origin }: { origin: PlannedStep["origin"] }) {
  if (origin.kind === "hunt") {
    return (
      <>
        {formatStrength(origin.ways)}
        <EntityLink
          className="inline-block py-2"
          entity="monsters"
          id={origin.monster.id}
          name={origin.monster.name}
        />
      </>
    );
  }
  const { kind, place, locale } = origin;
  return (
    <span className="inline-block py-2">
      {place ? (
        <Name entity={kind === "quest" ? "quests" : "gathering-places"} id={place.id}>
          {place.name}
        </Name>
      ) : (
        sourceKindLabels[kind]
      )}
      {locale && (
        <>
          {", "}
          <Name entity="locales" id={locale.id}>
            {locale.name}
          </Name>
        </>
      )}
    </span>
  );
}
