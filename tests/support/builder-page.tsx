import type { ReactNode } from "react";
import type { BuilderTab } from "@/components/builder/builder-tabs";
import { ShowPane } from "@/components/builder/show-pane";
import { BuilderContext, useBuilder, useBuilderStore, useCommands } from "@/hooks/builder/use-builder";
import { emptyCriteria, type SearchCriteria } from "@/lib/builder/criteria/search-criteria";
import { packArmorData } from "@/lib/builder/data/armor-file";
import {
  type Availability,
  packAvailabilityData,
  unpackAvailabilityData,
} from "@/lib/builder/data/availability-file";
import { type BuilderData, createBuilderData } from "@/lib/builder/data/builder-data";
import {
  gatherArmorData,
  gatherAvailabilityData,
  gatherWeaponsData,
} from "@/lib/builder/data/gather-builder-data.server";
import { packWeaponsData } from "@/lib/builder/data/weapons-file";
import { emptyLoadout, type Loadout } from "@/lib/builder/loadout/model";
import type { BuilderState } from "@/lib/builder/store/builder-state";
import type { BuilderCommands } from "@/lib/builder/store/builder-store";
import { type DamageSetup, emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { beginHistory } from "@/lib/builder/workspace/history";
import { emptyWorkspace } from "@/lib/builder/workspace/workspace";
import { runOnce } from "@/lib/catalog/run-once";

/** The builder data that the builder's page opens with, of the game's own data, packed and unpacked as on the way. */
export const createTestData = runOnce(
  (): BuilderData =>
    createBuilderData(
      JSON.parse(JSON.stringify(packArmorData(gatherArmorData()))),
      JSON.parse(JSON.stringify(packWeaponsData(gatherWeaponsData()))),
    ),
);

/** What making gear takes, packed and unpacked as on the way. */
export const createTestAvailability = runOnce((): Availability => {
  const { armor, weapons } = createTestData();
  const toIds = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);
  return unpackAvailabilityData(JSON.parse(JSON.stringify(packAvailabilityData(gatherAvailabilityData()))), {
    armor: toIds(armor.armor),
    charms: toIds(armor.charms),
    weapons: toIds(weapons.weapons),
  });
});

/** A loadout with something equipped; what is not named is empty. */
export function testLoadout(
  equipped: Partial<Omit<Loadout, "armor">> & { readonly armor?: Partial<Loadout["armor"]> } = {},
): Loadout {
  return { ...emptyLoadout, ...equipped, armor: { ...emptyLoadout.armor, ...equipped.armor } };
}

/** What tests look at and call: the state as it was rendered last, and the commands. */
export interface TestedBuilder extends BuilderState, BuilderCommands {}

interface TestBuilderProps {
  loadout?: Loadout;
  criteria?: Partial<SearchCriteria>;
  setup?: Partial<DamageSetup>;
  /** Of the data that parts load; what is loaded is saved per version. */
  version?: string;
  /** Is handed the builder of each render, to look at what became of it. */
  onBuilder?(builder: TestedBuilder): void;
  onTab?(pane: BuilderTab): void;
  children: ReactNode;
}

/** The builder's page around a part of it: `<TestBuilder><Pane /></TestBuilder>`. */
export function TestBuilder(props: TestBuilderProps) {
  const { loadout = emptyLoadout, criteria, setup, version = "1", onBuilder, onTab, children } = props;
  const store = useBuilderStore(
    createTestData(),
    version,
    beginHistory({
      ...emptyWorkspace,
      loadout,
      criteria: { ...emptyCriteria, ...criteria },
      setup: { ...emptyDamageSetup, ...setup },
    }),
  );
  return (
    <BuilderContext value={store}>
      <ShowPane value={onTab ?? (() => {})}>{children}</ShowPane>
      {onBuilder && <Watch onBuilder={onBuilder} />}
    </BuilderContext>
  );
}

function Watch({ onBuilder }: { onBuilder(builder: TestedBuilder): void }) {
  const state = useBuilder((builder) => builder);
  onBuilder({ ...state, ...useCommands() });
  return null;
}
