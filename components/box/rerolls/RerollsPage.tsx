import { Button } from "@mantine/core";
import { useDeferredValue, useMemo, useState } from "react";
import { EmptyState } from "@/components/ui/EmptyState";
import { Note } from "@/components/ui/Note";
import { Page } from "@/components/ui/Page";
import { PageHead } from "@/components/ui/PageHead";
import { SearchInput } from "@/components/ui/SearchInput";
import { useLocalStore } from "@/hooks/ui/use-local-store";
import {
  type ArtianWeapon,
  artianStore,
  isReinforcementRoll,
  type RollAttempt,
  withoutArtianWeapon,
} from "@/lib/box/artian-weapons";
import type { RerolledWeapon, RerollProps } from "@/lib/box/reroll-advice";
import { groupBy } from "@/lib/catalog/group-by";
import { boxPath } from "@/lib/site/box-paths";
import { formatNumber } from "@/lib/text/format";
import { UnsavedNote } from "../UnsavedNote";
import { AddWeaponForm } from "./AddWeaponForm";
import { RerollWeapon } from "./RerollWeapon";

/** Weapons that are shown at first, and that are added at a time. */
const pageSize = 4;
const noAttempts: readonly RollAttempt[] = [];

/** The Artian weapons of a hunter, each with its journal of rerolls; the one that was added last comes first. */
export function RerollsPage({ rules, weapons, version }: RerollProps) {
  const box = useLocalStore(artianStore);
  const { change } = artianStore;
  const [query, setQuery] = useState("");
  const [count, setCount] = useState(pageSize);
  const [deleted, setDeleted] = useState<{ weapon: ArtianWeapon; undo(): void } | null>(null);
  const records = new Map(weapons.map((each) => [each.id, each]));
  // In one pass: a full box has 3,000 rerolls of 300 weapons.
  const attempts = useMemo(() => groupBy(box.rolls, ({ weapon }) => weapon), [box.rolls]);
  const words = useDeferredValue(query).trim().toLowerCase();
  const listed = box.weapons.toReversed().filter(({ name }) => name.toLowerCase().includes(words));
  const spent = box.weapons.reduce(
    (sum, { id, weapon }) => sum + getSpent(attempts.get(id) ?? noAttempts, records.get(weapon), rules),
    0,
  );
  const remove = (weapon: ArtianWeapon) => {
    const before = box;
    change((now) => withoutArtianWeapon(now, weapon.id));
    setDeleted({ weapon, undo: () => change(() => before) });
  };
  return (
    <Page>
      <PageHead
        title="Rerolls"
        breadcrumb={[{ label: "My box", href: boxPath }]}
        summary="Note what each reroll of an Artian or Gogma Artian weapon gave, and see whether to keep it or roll on."
        figures={[
          { label: "Weapons", value: formatNumber(box.weapons.length) },
          { label: "Rerolls", value: formatNumber(box.rolls.length) },
          { label: "Points spent", value: formatNumber(spent) },
        ]}
      />
      <UnsavedNote store={artianStore} what="rerolls" />
      <div role="status">
        {deleted && (
          <Note
            className="mb-5"
            action={
              <Button
                variant="default"
                onClick={() => {
                  deleted.undo();
                  setDeleted(null);
                }}
              >
                Undo
              </Button>
            }
          >
            Deleted {deleted.weapon.name} with its rerolls.
          </Note>
        )}
      </div>
      <AddWeaponForm weapons={weapons} onAdd={change} />
      {box.weapons.length === 0 ? (
        <EmptyState title="No weapons yet">
          Add an Artian or Gogma Artian weapon, say which skills you want on it, and note each reroll.
        </EmptyState>
      ) : (
        <>
          {box.weapons.length > pageSize && (
            <SearchInput
              label="Find a weapon"
              placeholder="Name"
              className="mb-4 max-w-[360px]"
              value={query}
              onChange={({ currentTarget }) => setQuery(currentTarget.value)}
              onClear={() => setQuery("")}
            />
          )}
          {listed.slice(0, count).map((weapon) => (
            <RerollWeapon
              key={weapon.id}
              weapon={weapon}
              record={records.get(weapon.weapon) ?? toUnknown(weapon)}
              version={version}
              attempts={attempts.get(weapon.id) ?? noAttempts}
              rules={rules}
              onChange={change}
              onDelete={() => remove(weapon)}
            />
          ))}
          {listed.length === 0 && (
            <EmptyState title="No weapons match">Check the spelling, or clear the field.</EmptyState>
          )}
          {listed.length > count && (
            <Button variant="default" fullWidth onClick={() => setCount(count + pageSize)}>
              Show more ({formatNumber(listed.length - count)})
            </Button>
          )}
        </>
      )}
    </Page>
  );
}

/** Points that the rerolls of a weapon took. */
function getSpent(
  attempts: readonly RollAttempt[],
  record: RerolledWeapon | undefined,
  { cost }: RerollProps["rules"],
): number {
  const reinforced = attempts.filter(({ result }) => isReinforcementRoll(result)).length;
  return (attempts.length - reinforced) * cost.points + reinforced * (record?.reinforcementCost?.points ?? 0);
}

/** A weapon that the catalog no longer has. */
function toUnknown({ weapon }: ArtianWeapon): RerolledWeapon {
  return { id: weapon, label: weapon, type: "great-sword", tier: "gogma", reinforcementCost: null };
}
