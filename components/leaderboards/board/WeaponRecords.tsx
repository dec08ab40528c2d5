import { useEffect } from "react";
import { useWeaponRecords } from "@/hooks/leaderboards/use-quest-records";
import type { WeaponType } from "@/lib/catalog/codes";
import type { WeaponRecordsResponse } from "@/lib/leaderboards/schema";

/** Records of one weapon type, with the type that they are of. */
export interface LoadedRecords {
  readonly weapon: WeaponType;
  readonly quests: WeaponRecordsResponse["quests"];
}

interface WeaponRecordsProps {
  weapon: WeaponType;
  onLoad(records: LoadedRecords): void;
}

/**
 * Fetches the records of a weapon type, and says where that fails. Load it with `next/dynamic` when one is chosen: most
 * visitors never do, and it brings what fetches.
 */
export function WeaponRecords({ weapon, onLoad }: WeaponRecordsProps) {
  const { data, problem } = useWeaponRecords(weapon);
  useEffect(() => {
    // Where they cannot be loaded there is none to wait for.
    if (data || problem) onLoad({ weapon, quests: data ?? [] });
  }, [data, problem, weapon, onLoad]);
  return problem && <p role="status">The records of this weapon could not be loaded. {problem}</p>;
}
