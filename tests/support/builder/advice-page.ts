import { vi } from "vitest";
import {
  type Collection,
  collectionKey,
  emptyCollection,
  writeCollection,
} from "@/lib/builder/collection/collection";
import { emptyCriteria, type SearchCriteria } from "@/lib/builder/criteria/search-criteria";
import { packArmorData } from "@/lib/builder/data/armor-file";
import { packAvailabilityData } from "@/lib/builder/data/availability-file";
import { packDamageData } from "@/lib/builder/data/damage-file";
import {
  gatherArmorData,
  gatherAvailabilityData,
  gatherDamageData,
  gatherWeaponsData,
} from "@/lib/builder/data/gather-builder-data.server";
import { packWeaponsData } from "@/lib/builder/data/weapons-file";
import type { Loadout } from "@/lib/builder/loadout/model";
import { emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { createEngineClient, type EngineClient } from "@/lib/builder/worker/worker-client";
import { toMyBuild } from "@/lib/builder/workspace/my-builds/my-builds";
import { myBuildsStore } from "@/lib/builder/workspace/my-builds/store";
import { inMemoryWorkers, packedArmor } from "@/tests/support/builder/in-memory-workers";
import { createTestData, testLoadout } from "@/tests/support/builder-page";
import { createCpuClock } from "@/tests/support/cpu-clock";
import { stubApi } from "@/tests/support/fake-api";

/** What a hunter owns and wants, in this browser. */
export function storeHunter(
  collection: Partial<Collection>,
  builds: readonly {
    readonly name: string;
    readonly criteria: Partial<SearchCriteria>;
    readonly loadout?: Loadout;
  }[],
): void {
  window.localStorage.setItem(collectionKey, writeCollection({ ...emptyCollection, ...collection }));
  myBuildsStore.change(() =>
    builds.flatMap(({ name, criteria, loadout = testLoadout() }, at) => {
      const state = {
        workId: "",
        loadout,
        criteria: { ...emptyCriteria, ...criteria },
        setup: emptyDamageSetup,
      };
      return toMyBuild(state, { id: `b${at}`, name, now: new Date(0) }, createTestData().tables) ?? [];
    }),
  );
}

/** The files that advice is worked out from, as the server sends them. */
export function stubAdviceFiles(more: Parameters<typeof stubApi>[0] = {}): ReturnType<typeof stubApi> {
  return stubApi({
    "GET /api/builder/data/armor.json": { body: packArmorData(gatherArmorData()) },
    "GET /api/builder/data/weapons.json": { body: packWeaponsData(gatherWeaponsData()) },
    "GET /api/builder/data/damage.json": { body: packDamageData(gatherDamageData()) },
    "GET /api/builder/data/availability.json": { body: packAvailabilityData(gatherAvailabilityData()) },
    ...more,
  });
}

/** How many times longer than on the site a question may take: a slow machine proves what a fast one does. */
const patienceOfAdvice = 20;

/** In the place of `lib/builder/worker/start-engine`: the engine itself, without a thread of its own. */
export function createStartEngine() {
  const workers = inMemoryWorkers(() => {
    const clock = createCpuClock();
    return () => clock() / patienceOfAdvice;
  });
  const engines: EngineClient[] = [];
  return {
    startEngine: vi.fn(() => {
      const engine = createEngineClient({ open: workers.open, loadArmor: async () => packedArmor });
      engines.push(engine);
      return engine;
    }),
  };
}
