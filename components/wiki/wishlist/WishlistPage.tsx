import { useState } from "react";
import { Zenny } from "@/components/game/Zenny";
import { EmptyState } from "@/components/ui/EmptyState";
import { GameIcon } from "@/components/ui/GameIcon";
import { Section } from "@/components/ui/Section";
import { useMounted } from "@/hooks/ui/use-mounted";
import { useFarmingPlan } from "@/hooks/wiki/use-farming-plan";
import { useWishlist, useWishlistUnsaved } from "@/hooks/wiki/use-wishlist";
import { useSourceFacts, useWishlistGear } from "@/hooks/wiki/use-wishlist-data";
import { defaultHabitsState, type HabitsState, toHabits } from "@/lib/drops/drop-finder-state";
import { getArmorPath, getCharmPath, getDecorationPath, getWeaponPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import { getWishlistTotals, type MaterialNeed } from "@/lib/wishlist/get-wishlist-totals";
import { formatWishlist } from "@/lib/wishlist/labels";
import { getCraftCost } from "@/lib/wishlist/wishlist-gear";
import { MaterialTable } from "./MaterialTable";
import { PlanPanel } from "./PlanPanel";
import { WishlistExchange } from "./WishlistExchange";
import classes from "./WishlistPage.module.css";
import { WishlistTable } from "./WishlistTable";

/** The wishlist of this browser: gear, materials, what is missing, and where to get it. */
export function WishlistPage() {
  const mounted = useMounted();
  const wishlist = useWishlist();
  const items = wishlist.items;
  const unsaved = useWishlistUnsaved();
  const gear = useWishlistGear(items);
  const [habits, setHabits] = useState<HabitsState>(defaultHabitsState);
  const costs = items.flatMap(({ way }, at) => {
    const details = gear[at];
    return (details && getCraftCost(details, way)) ?? [];
  });
  const totals = getWishlistTotals(costs, wishlist.owned);
  const waiting = gear.includes(undefined);
  const plan = usePlan(totals.materials, habits);
  const complete = totals.materials.filter(({ missing }) => missing === 0).length;

  if (!mounted)
    return (
      <p className={`${classes.wait} text-dim`}>
        The wishlist is saved in your browser and needs JavaScript.
      </p>
    );
  return (
    <div className={classes.view}>
      {unsaved && (
        <p className="mb-5 text-warn">
          Your browser can't save this list. It will be lost when you close the page.
        </p>
      )}
      {items.length === 0 && (
        <div className="mb-8">
          <EmptyWishlist />
        </div>
      )}
      <WishlistTable items={items} gear={gear} />
      {totals.materials.length > 0 && (
        <>
          <Section
            id="materials"
            title="Materials"
            icon="item"
            aside={
              <>
                {formatNumber(complete)} of {formatNumber(totals.materials.length)} complete,{" "}
                <Zenny amount={totals.zenny} /> in total
              </>
            }
            flush
          >
            <MaterialTable materials={totals.materials} plan={plan} />
          </Section>
          {plan && plan.steps.length + plan.waiting.size + plan.unreachable.length > 0 && (
            <PlanPanel
              plan={plan}
              names={new Map(totals.materials.map(({ item, name }) => [item, name]))}
              habits={habits}
              onHabits={(patch) => setHabits((before) => ({ ...before, ...patch }))}
            />
          )}
          {plan && complete === totals.materials.length && (
            <p className="text-good font-semibold">
              You have all materials. Crafting cost: <Zenny amount={totals.zenny} />
            </p>
          )}
        </>
      )}
      <WishlistExchange text={waiting ? null : formatWishlist(items, totals)} isEmpty={items.length === 0} />
    </div>
  );
}

/** The plan for what is missing; `null` while the drops are loading or failed to load. */
function usePlan(materials: readonly MaterialNeed[], habits: HabitsState) {
  const facts = useSourceFacts(materials.length > 0);
  const needs = materials
    .filter(({ missing }) => missing > 0)
    .map(({ item, missing }) => ({ item, missing }));
  return useFarmingPlan(needs, facts, toHabits(habits));
}

/** Empty state: how to add gear. */
function EmptyWishlist() {
  return (
    <EmptyState title="Your wishlist is empty" icon={<GameIcon name="build" size={40} />}>
      Press Wishlist on any <a href={getWeaponPath()}>weapon</a>, <a href={getArmorPath()}>armor set</a>,{" "}
      <a href={getCharmPath()}>charm</a> or <a href={getDecorationPath()}>decoration</a> to see the materials
      and zenny you need and which monsters to hunt.
    </EmptyState>
  );
}
