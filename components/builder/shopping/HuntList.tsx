import { NativeSelect } from "@mantine/core";
import { EntityLink } from "@/components/game/EntityLink";
import { Section } from "@/components/ui/Section";
import type { Rank } from "@/lib/catalog/codes";
import { rankLabels } from "@/lib/catalog/labels";
import { formatHunts } from "@/lib/drops/labels";
import type { GetShoppingName } from "@/lib/shopping/format-shopping";
import { wishlistPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import type { HuntPlan } from "@/lib/wishlist/plan-hunts";

interface HuntListProps {
  plan: HuntPlan;
  getName: GetShoppingName;
  rank: Rank | "";
  onRank(rank: Rank | ""): void;
}

/** The fewest hunts that bring, on average, all that monsters give of what is missing. */
export function HuntList({ plan, getName, rank, onRank }: HuntListProps) {
  return (
    <Section
      id="shopping-hunts"
      title="Hunts"
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
      {plan.hunts.length === 0 && (
        <p className="max-w-text pt-2.5 text-dim">No hunt drops the missing materials.</p>
      )}
      <ol>
        {plan.hunts.map(({ monster, rank: at, hunts, brings }) => (
          <li
            key={`${monster.id}/${at}`}
            className="grid-cols-[minmax(0,1fr)_auto] grid items-center gap-x-3 py-1.5 border-b"
          >
            <span className="font-semibold">
              <EntityLink
                className="inline-block py-2"
                entity="monsters"
                id={monster.id}
                name={monster.name}
              />{" "}
              <span className="text-dim font-normal">{rankLabels[at]}</span>
            </span>
            <span className="text-dim whitespace-nowrap">
              <strong className="text-default text-17">{formatHunts(hunts)}</strong>{" "}
              {formatHunts(hunts) === "1" ? "hunt" : "hunts"}
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
        The fewest hunts you need on average, most first. Drops from one hunt can shorten the others. A hunt
        means a slain monster with parts broken, as in the{" "}
        <a className="underline underline-offset-3" href={wishlistPath}>
          wishlist
        </a>
        , where you can set your hunting habits.
      </p>
    </Section>
  );
}
