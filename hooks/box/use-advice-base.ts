import { useCallback, useMemo, useSyncExternalStore } from "react";
import { loadBuilderFile, useBuilderData } from "@/hooks/builder/use-builder-data";
import { createLateData } from "@/hooks/builder/use-late-data";
import { useMyBuilds } from "@/hooks/builder/use-my-builds";
import { type AdviceContext, type AdviceGoal, listAdviceGoals } from "@/lib/builder/advice/advice-goals";
import { emptyCollection } from "@/lib/builder/collection/collection";
import { getCollection, subscribeToCollection } from "@/lib/builder/collection/store";
import { emptySearchMemory } from "@/lib/builder/criteria/saved-searches";
import { searchMemoryStore } from "@/lib/builder/criteria/saved-searches-store";
import { type Availability, unpackAvailabilityData } from "@/lib/builder/data/availability-file";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import { type DamageData, unpackDamageData } from "@/lib/builder/data/damage-file";
import { readDraft } from "@/lib/builder/workspace/draft";
import type { MyBuilds } from "@/lib/builder/workspace/my-builds/my-builds";
import { readShared } from "@/lib/builder/workspace/tabs/browser-store";
import { noGear } from "@/lib/shopping/owned-gear";
import { getOwnedGear, subscribeToGear } from "@/lib/shopping/owned-gear-store";

/** Everything that advice is worked out from: what a hunter owns and wants, and the facts. */
export interface AdviceBase extends AdviceContext {
  readonly builderData: BuilderData;
  readonly collection: ReturnType<typeof getCollection>;
  readonly goals: readonly AdviceGoal[];
  readonly builds: MyBuilds;
  readonly availability: Availability;
}

type AdviceBaseState =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly base: AdviceBase }
  /** `message` may be shown as it is. */
  | { readonly status: "failed"; readonly message: string; retry(): void };

interface Facts {
  readonly damageData: DamageData;
  readonly availability: Availability;
}

const useFacts = createLateData(async (version: string, builderData: BuilderData | null): Promise<Facts> => {
  if (!builderData) throw new Error("The data of the builder come first.");
  const { armor, weapons } = builderData;
  const toIds = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);
  const [damage, availability] = await Promise.all([
    loadBuilderFile("damage", version),
    loadBuilderFile("availability", version),
  ]);
  return {
    damageData: unpackDamageData(damage),
    availability: unpackAvailabilityData(availability, {
      armor: toIds(armor.armor),
      charms: toIds(armor.charms),
      weapons: toIds(weapons.weapons),
    }),
  };
});

/**
 * Facts for advice, followed live over all tabs.
 *
 * @param version of the builder's data, as the page was made with
 */
export function useAdviceBase(version: string): AdviceBaseState {
  const builder = useBuilderData(version);
  const builderData = builder.status === "ready" ? builder.builderData : null;
  const facts = useFacts(builderData !== null, version, builderData);
  const base = useOwnThings(builderData, facts.status === "ready" ? facts.data : null);
  const failed = builder.status === "failed" ? builder : facts.status === "failed" ? facts : null;
  if (failed) return { status: "failed", message: failed.message, retry: failed.retry };
  return base ? { status: "ready", base } : { status: "loading" };
}

function useOwnThings(builderData: BuilderData | null, facts: Facts | null): AdviceBase | null {
  const read = useCallback(
    () => (builderData ? getCollection(builderData.catalog) : emptyCollection),
    [builderData],
  );
  const collection = useSyncExternalStore(subscribeToCollection, read, () => emptyCollection);
  const gear = useSyncExternalStore(subscribeToGear, getOwnedGear, () => noGear);
  const { builds } = useMyBuilds();
  const readSearches = useCallback(
    () => (builderData ? searchMemoryStore.get(builderData.catalog) : emptySearchMemory),
    [builderData],
  );
  const memory = useSyncExternalStore(searchMemoryStore.subscribe, readSearches, () => emptySearchMemory);
  return useMemo(() => {
    if (!builderData || !facts) return null;
    const draft = readDraft(readShared(), builderData.catalog, builderData.tables)?.present ?? null;
    const goals = listAdviceGoals({ draft, builds, searches: memory.saved }, builderData);
    return { builderData, ...facts, collection, owned: gear.have, builds, goals };
  }, [builderData, facts, collection, gear, builds, memory]);
}
