import { type WeaponType, weaponTypes } from "@/lib/catalog/codes";
import { isWeaponType } from "./weapon-types";

/**
 * The weapon type in the address of a page. The pages know their addresses beforehand, so that another one is a
 * mistake of ours: it throws.
 */
export function readTypeParam(param: string | string[] | undefined): WeaponType {
  if (typeof param === "string" && isWeaponType(param)) return param;
  throw new Error(`No weapon type "${param}"`);
}

/** Addresses of the pages that every type has. */
export function listTypePaths(): { params: { type: WeaponType } }[] {
  return weaponTypes.map((type) => ({ params: { type } }));
}
