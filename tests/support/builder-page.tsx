import type { ReactNode } from "react";
import { type Builder, useBuilder } from "@/hooks/builder/use-builder";
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

interface TestBuilderProps {
  loadout?: Loadout;
  criteria?: Partial<SearchCriteria>;
  /** Is handed the builder of each render, to look at what became of it. */
  onBuilder?(builder: Builder): void;
  children(builder: Builder): ReactNode;
}

/** The state of the builder's page around a part of it: `<TestBuilder>{(builder) => <Pane …/>}</TestBuilder>`. */
export function TestBuilder({ loadout = emptyLoadout, criteria, onBuilder, children }: TestBuilderProps) {
  const builder = useBuilder(
    createTestData(),
    beginHistory({ ...emptyWorkspace, loadout, criteria: { ...emptyCriteria, ...criteria } }),
  );
  onBuilder?.(builder);
  return children(builder);
}
