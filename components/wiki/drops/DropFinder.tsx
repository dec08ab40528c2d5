import "@mantine/core/styles/Switch.layer.css";
import { NativeSelect, Switch } from "@mantine/core";
import { useMemo, useState } from "react";
import { EntityLink } from "@/components/game/EntityLink";
import { RarityGem } from "@/components/game/RarityGem";
import { Fold } from "@/components/ui/Fold";
import { NeedsScript } from "@/components/ui/NeedsScript";
import { Section } from "@/components/ui/Section";
import { useListState } from "@/hooks/ui/use-list-state";
import { useOpenedFolds } from "@/hooks/ui/use-opened-folds";
import { useOwnedCount } from "@/hooks/wiki/use-wishlist";
import { defaultHabitsState, getFinderFields, maxAmount, toHabits } from "@/lib/drops/drop-finder-state";
import { unpackDrops } from "@/lib/drops/drop-index";
import { unpackWays } from "@/lib/drops/item-ways";
import { formatHunts } from "@/lib/drops/labels";
import { type FinderItem, type FinderProps, listFinderItems } from "@/lib/drops/list-finder-items";
import { rankSources } from "@/lib/drops/rank-sources";
import { toRankedRow } from "@/lib/drops/to-ranked-row";
import { getDropFinderPath, getItemPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import { CountField } from "./CountField";
import { FinderMethod } from "./FinderMethod";
import { FinderResult } from "./FinderResult";
import { HabitsPanel } from "./HabitsPanel";
import { ItemPicker } from "./ItemPicker";

/** Drop finder: every source of an item, the quickest first. */
export function DropFinder({ drops, ways, others, hardest }: FinderProps) {
  useOpenedFolds();
  const items = useMemo(() => listFinderItems({ drops, others }), [drops, others]);
  const facts = useMemo(() => ({ pools: unpackDrops(drops), ways: unpackWays(ways) }), [drops, ways]);
  const fields = useMemo(() => getFinderFields(items), [items]);
  const { state, set } = useListState(fields);
  const { item: itemId, n, rank, ...own } = state;
  const wanted = n ?? 1;
  const owned = useOwnedCount(itemId);
  const [isOwnedCounted, setOwnedCounted] = useState(true);
  const amount = isOwnedCounted ? Math.max(1, wanted - owned) : wanted;
  const habits = toHabits(own);
  // Opened by hand or by an address with habits of its own; setting them back to the usual must not close it.
  const [opened, setOpened] = useState(false);
  const key = JSON.stringify(habits);
  // biome-ignore lint/correctness/useExhaustiveDependencies: habits are a new object on every render; their text says whether they differ
  const sources = useMemo(
    () => (itemId ? rankSources(itemId, amount, facts, habits, rank || undefined).map(toRankedRow) : []),
    [itemId, amount, rank, facts, key],
  );
  const item = items.find(({ id }) => id === itemId);

  return (
    // What the address names is known only in the browser: the footer waits below the fold, so that nothing jumps.
    <div className="min-h-[calc(100vh-200px)]">
      <NeedsScript>
        The drop finder needs JavaScript. The page of each <a href={getItemPath()}>item</a> lists its sources.
      </NeedsScript>
      <div className="flex flex-wrap items-end gap-y-3 gap-x-5">
        <ItemPicker items={items} chosen={item} onChoose={({ id }) => set({ item: id })} />
        <CountField
          label="How many"
          size="md"
          value={wanted}
          min={1}
          max={maxAmount}
          onChange={(count) => set({ n: count === 1 ? null : count })}
        />
        <NativeSelect
          label="Rank"
          mod="label-before"
          value={rank}
          onChange={(event) => {
            const { value } = event.target;
            set({ rank: value === "low" || value === "high" ? value : "" });
          }}
        >
          <option value="">Any</option>
          <option value="high">High rank</option>
          <option value="low">Low rank</option>
        </NativeSelect>
      </div>
      {item && owned > 0 && wanted > 1 && (
        <Switch
          className="mt-4"
          label={`Subtract the ${formatNumber(owned)} you own`}
          description={owned >= wanted ? "You own enough: shown is the way to one more" : undefined}
          checked={isOwnedCounted}
          onChange={({ currentTarget }) => setOwnedCounted(currentTarget.checked)}
        />
      )}
      <Fold
        look="box"
        className="mt-4"
        open={opened || key !== defaultHabitsKey}
        onOpen={setOpened}
        summary="Your hunting habits"
      >
        <div className="px-3.5 pb-3.5">
          <HabitsPanel habits={habits} onChange={set} />
        </div>
      </Fold>
      <div className="mt-7 mb-8">
        {item ? (
          <FinderResult item={item} amount={amount} sources={sources} />
        ) : (
          <HardestItems items={items} hardest={hardest} />
        )}
      </div>
      {/* A new node once an address has named its item: the old one would jump up from below the screen. */}
      <FinderMethod key={item ? "result" : "list"} />
    </div>
  );
}

const defaultHabitsKey = JSON.stringify(toHabits(defaultHabitsState));

interface HardestItemsProps {
  items: readonly FinderItem[];
  hardest: FinderProps["hardest"];
}

/** Shown while no item is chosen: the items that take the most outings. */
function HardestItems({ items, hardest }: HardestItemsProps) {
  return (
    <Section
      id="hardest"
      title="Hardest to get"
      icon="item"
      aside="Expected outings for one at the quickest source"
    >
      <ol className="tiles-260 grid gap-x-8">
        {hardest.map(([id, outings]) => {
          const item = items.find((each) => each.id === id);
          return (
            item && (
              <li className="flex gap-2.5 items-center min-h-10 border-b" key={id}>
                <RarityGem rarity={item.rarity} />
                <EntityLink entity="items" id={id} name={item.name} href={getDropFinderPath(id)} />
                <span className="ms-auto font-semibold tabular-nums">
                  {formatHunts(outings)} <small className="text-dim text-13 font-normal">outings</small>
                </span>
              </li>
            )
          );
        })}
      </ol>
    </Section>
  );
}
