import { useMemo, useState } from "react";
import { EmptyState } from "@/components/ui/EmptyState";
import { Section } from "@/components/ui/Section";
import { useOwnedGear } from "@/hooks/builder/use-owned-gear";
import { useWishlist } from "@/hooks/wiki/use-wishlist";
import { useSourceFacts } from "@/hooks/wiki/use-wishlist-data";
import type { Rank } from "@/lib/catalog/codes";
import { defaultHabits } from "@/lib/drops/habits";
import { createShoppingList } from "@/lib/shopping/create-shopping-list";
import { createShoppingNames, formatPoints, formatUnknownCost } from "@/lib/shopping/format-shopping";
import { getGearKey, getOwnedToward } from "@/lib/shopping/owned-gear";
import { listFindRows, listPartRows } from "@/lib/shopping/part-rows";
import { planShoppingSources } from "@/lib/shopping/plan-shopping-sources";
import type { ShoppingAnswer } from "@/lib/shopping/schema";
import { createShoppingCatalog } from "@/lib/shopping/shopping-data";
import { FindList } from "./FindList";
import { MaterialNeeds } from "./MaterialNeeds";
import { PartList } from "./PartList";
import { PlanList } from "./PlanList";
import { ShoppingHead } from "./ShoppingHead";

/** The list of one build, calculated again with every tick and every count. */
export function ShoppingContent({ answer: { loadout, problems, data } }: { answer: ShoppingAnswer }) {
  const gear = useOwnedGear();
  const { owned: items } = useWishlist();
  const [rank, setRank] = useState<Rank | "">("");
  const { catalog, getName } = useMemo(
    () => ({ catalog: createShoppingCatalog(data), getName: createShoppingNames(data) }),
    [data],
  );
  const { owned, list } = useMemo(() => {
    const toward = getOwnedToward(loadout, gear, items);
    const getWay = (kind: "weapon" | "charm", id: string | undefined) =>
      id === undefined ? undefined : gear.ways[getGearKey(kind, id)];
    const weapon = getWay("weapon", loadout.weapon?.id);
    const charm = getWay("charm", loadout.charm?.kind === "charm" ? loadout.charm.id : undefined);
    const chosen = { ...(weapon && { weapon }), ...(charm && { charm }) };
    return { owned: toward, list: createShoppingList(loadout, toward, catalog, chosen) };
  }, [loadout, gear, items, catalog]);
  const facts = useSourceFacts(list.materials.some(({ missing }) => missing > 0));
  const sources = useMemo(
    () => (facts ? planShoppingSources(list.materials, facts, defaultHabits, rank || undefined) : facts),
    [list, facts, rank],
  );

  const rows = listPartRows(loadout, list, gear, owned, catalog, getName);
  const finds = listFindRows(loadout, list);
  if (rows.length === 0 && finds.length === 0) {
    return <EmptyState title="Nothing to craft yet">Equip gear to see its materials.</EmptyState>;
  }
  return (
    <div className="@container/shopping min-w-0 text-14 leading-5 tabular-nums">
      {problems.length > 0 && (
        <ul className="grid gap-1.5 mb-3 ps-4.5 text-warn">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <ShoppingHead list={list} total={sources?.plan.total ?? null} />
      <PartList rows={rows} getName={getName} />
      {(list.artianParts.length > 0 || list.points) && (
        <Section id="shopping-artian" title="Artian parts" level={3}>
          <ul className="flex flex-wrap gap-y-0.5 gap-x-4.5 font-semibold">
            {list.artianParts.map(({ part, name, count }) => (
              <li key={part}>
                {count} × {name}
              </li>
            ))}
          </ul>
          {list.points && <p className="text-dim">Reinforcement: {formatPoints(list.points)}</p>}
        </Section>
      )}
      {finds.length > 0 && <FindList finds={finds} />}
      {list.materials.length > 0 && <MaterialNeeds materials={list.materials} sources={sources} />}
      {sources && sources.materials.length > 0 && (
        <PlanList plan={sources.plan} getName={getName} rank={rank} onRank={setRank} />
      )}
      {list.unknown.length > 0 && (
        <Section id="shopping-unknown" title="Not included in the totals" level={3}>
          <ul className="grid gap-1.5 ps-4.5 text-dim">
            {list.unknown.map((unknown) => (
              <li key={JSON.stringify(unknown)}>{formatUnknownCost(unknown, getName)}</li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
