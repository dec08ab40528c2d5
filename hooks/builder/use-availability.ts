import type { Availability } from "@/lib/builder/data/availability-file";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import { pick, useBuilder } from "./use-builder";
import { loadBuilderFile } from "./use-builder-data";
import { createLateData, type LateData } from "./use-late-data";

const useLoadedAvailability = createLateData(
  async (version: string, { armor, weapons }: BuilderData): Promise<Availability> => {
    const file = loadBuilderFile("availability", version);
    // The first failure is reported; the second must not be an unhandled rejection.
    file.catch(() => {});
    const { unpackAvailabilityData } = await import("@/lib/builder/data/availability-file");
    const toIds = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);
    return unpackAvailabilityData(await file, {
      armor: toIds(armor.armor),
      charms: toIds(armor.charms),
      weapons: toIds(weapons.weapons),
    });
  },
);

/**
 * Costs of making gear, loaded when a search is first limited to what can be made.
 *
 * @param isEnabled `false` = nothing is loaded yet, and the state stays "loading"
 */
export function useAvailability(isEnabled: boolean): LateData<Availability> & { retry(): void } {
  const { version, data } = useBuilder(pick("version", "data"));
  return useLoadedAvailability(isEnabled, version, data);
}
