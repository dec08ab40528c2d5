import type { WeaponType } from "@/lib/catalog/codes";
import type { BuilderData } from "../../data/builder-data";
import { deriveLoadout } from "../../loadout/derive-loadout";
import type { DerivedLoadout } from "../../loadout/derived";
import type { Loadout } from "../../loadout/model";
import { decodeBuildCode } from "../../share/decode-build-code";

/** Row of a list besides the build's name. */
export interface MyBuildSummary {
  readonly loadout: Loadout;
  readonly derived: DerivedLoadout;
  readonly weaponType: WeaponType | null;
  /** Id of the weapon; `null` = none, or not known any more. */
  readonly weapon: string | null;
  /** Ids and levels, highest first. */
  readonly skills: readonly { readonly skill: string; readonly level: number }[];
}

/** Summary of a code's build. Never throws. */
export function summarizeMyBuild(
  code: string,
  { catalog, tables }: Pick<BuilderData, "catalog" | "tables">,
): MyBuildSummary {
  const { loadout } = decodeBuildCode(code, tables);
  const derived = deriveLoadout(loadout, catalog);
  return {
    loadout,
    derived,
    weaponType: derived.weapon?.type ?? null,
    weapon: loadout.weapon?.id ?? null,
    skills: derived.skills
      .map(({ skill, level }) => ({ skill, level }))
      .toSorted((a, b) => b.level - a.level),
  };
}
