import "@mantine/core/styles/Switch.layer.css";
import { Button, Switch } from "@mantine/core";
import { useMemo, useState } from "react";
import { EmptyState } from "@/components/ui/EmptyState";
import { SearchInput } from "@/components/ui/SearchInput";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useMyBuilds } from "@/hooks/builder/use-my-builds";
import { useOutclassed } from "@/hooks/builder/use-outclassed";
import { useTalismanSearch } from "@/hooks/builder/use-talisman-search";
import {
  getFiguresKey,
  isEquipped,
  withoutTalismans,
  withRestoredTalismans,
  withTalismanName,
} from "@/lib/builder/collection/own-talismans";
import { raisesDamage } from "@/lib/builder/gear/list-delta-parts";
import type { SavedTalisman } from "@/lib/builder/share/build-file";
import { findTalismanBuilds } from "@/lib/builder/workspace/my-builds/find-talisman-builds";
import { formatCount } from "@/lib/text/format";
import { TalismanRow } from "./TalismanRow";
import { type TalismanEffect, useTalismanEffects } from "./use-talisman-effects";

interface TalismanListProps {
  onNew(): void;
  onClose(): void;
}

/** Rows that are shown at first, and more of them with each press. */
const pageSize = 100;
const noBuilds: readonly string[] = [];

/** The talismans that are saved. Deleted ones can be brought back as long as the list is open. */
export function TalismanList({ onNew, onClose }: TalismanListProps) {
  const { collection, loadout, data: builderData } = useBuilder(pick("collection", "loadout", "data"));
  const { act, changeCollection } = useCommands();
  const { gauge, getEffect } = useTalismanEffects();
  const { talismans } = collection;
  const outclassed = useOutclassed(collection, builderData.catalog);
  const { builds } = useMyBuilds();
  const used = useMemo(() => findTalismanBuilds(builds, builderData.tables), [builds, builderData.tables]);
  const [isOutclassedOnly, setOutclassedOnly] = useState(false);
  const [isDamageFirst, setDamageFirst] = useState(false);
  const [count, setCount] = useState(pageSize);
  const [deleted, setDeleted] = useState<{ text: string; before: readonly SavedTalisman[] } | null>(null);
  const getCalled = ({ name, talisman }: SavedTalisman) => name || builderData.getName("talisman", talisman);
  const equip = ({ talisman, skills, slots }: SavedTalisman) => {
    if (act({ type: "equip-talisman", talisman: { talisman, skills, slots } }) === null) onClose();
  };
  const remove = (gone: (talisman: SavedTalisman) => boolean, text: string) => {
    setDeleted({ text, before: talismans });
    changeCollection((now) => withoutTalismans(now, gone));
  };
  const isFiltered = isOutclassedOnly && outclassed.size > 0;
  const search = useTalismanSearch(builderData.getName, talismans.length);
  const found = search.find(talismans, (talisman) => talisman);
  const kept = isFiltered ? found.filter(({ id }) => outclassed.has(id)) : found;
  const listed = gauge && isDamageFirst ? sortByDamage(kept, getEffect) : kept;
  return (
    <>
      <div role="status">
        {deleted && (
          <p className="py-1.5 pe-1.5 ps-3 flex items-center justify-between gap-3 mb-2 border border-strong rounded-md text-14">
            <span>{deleted.text}</span>
            <Button
              key={deleted.text}
              autoFocus
              onClick={() => {
                changeCollection((now) => withRestoredTalismans(now, deleted.before));
                setDeleted(null);
              }}
            >
              Undo
            </Button>
          </p>
        )}
      </div>
      {outclassed.size > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-y-2 gap-x-4 py-2 border-b">
          <Switch
            label={`Outclassed only (${outclassed.size})`}
            description="Another talisman of yours gives at least the same, whatever decorations are in it"
            checked={isFiltered}
            onChange={({ currentTarget }) => setOutclassedOnly(currentTarget.checked)}
          />
          {isFiltered && (
            <Button
              onClick={() =>
                remove(
                  ({ id }) => outclassed.has(id),
                  `Deleted ${formatCount(outclassed.size, "outclassed talisman", "outclassed talismans")}.`,
                )
              }
            >
              Delete all {outclassed.size}
            </Button>
          )}
        </div>
      )}
      {gauge && talismans.length > 0 && (
        <div className="py-2 border-b">
          <Switch
            label="Only what raises damage to target, most first"
            checked={isDamageFirst}
            onChange={({ currentTarget }) => setDamageFirst(currentTarget.checked)}
          />
        </div>
      )}
      {search.isOffered && <SearchInput {...search.field} className="mt-2 mb-1" />}
      {talismans.length > 0 && listed.length === 0 && (
        <p className="py-6 text-dim text-center">
          {kept.length === 0 ? "No talisman matches." : "No saved talisman raises the damage to your target."}
        </p>
      )}
      {talismans.length === 0 ? (
        <EmptyState
          title="No talismans yet"
          action={
            <Button variant="filled" onClick={onNew}>
              Add a talisman
            </Button>
          }
        >
          Add your appraised talismans so the search can use them.
        </EmptyState>
      ) : (
        <ul>
          {listed.slice(0, count).map((talisman) => (
            <TalismanRow
              key={talisman.id}
              talisman={talisman}
              builds={used.get(getFiguresKey(talisman)) ?? noBuilds}
              better={outclassed.get(talisman.id) ?? null}
              parts={getEffect(talisman)?.parts ?? []}
              isEquipped={isEquipped(loadout.charm, talisman)}
              getName={builderData.getName}
              onEquip={() => equip(talisman)}
              onRename={(name) =>
                changeCollection((collection) => withTalismanName(collection, talisman.id, name))
              }
              onDelete={() => remove(({ id }) => id === talisman.id, `Deleted ${getCalled(talisman)}.`)}
            />
          ))}
        </ul>
      )}
      {listed.length > count && (
        <Button fullWidth className="mt-3" onClick={() => setCount(count + pageSize)}>
          Show more ({listed.length - count})
        </Button>
      )}
    </>
  );
}

function sortByDamage(
  talismans: readonly SavedTalisman[],
  getEffect: (talisman: SavedTalisman) => TalismanEffect | null,
): readonly SavedTalisman[] {
  return talismans
    .map((talisman) => ({ talisman, damage: getEffect(talisman)?.damage ?? null }))
    .filter(({ damage }) => raisesDamage(damage))
    .toSorted((a, b) => (b.damage ?? 0) - (a.damage ?? 0))
    .map(({ talisman }) => talisman);
}
