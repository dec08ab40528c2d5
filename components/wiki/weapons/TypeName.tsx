import { EntityLink } from "@/components/wiki/kit/EntityLink";
import type { WeaponType } from "@/lib/catalog/codes";
import { weaponTypeName } from "@/lib/wiki/weapons/weapon-types";

/** A weapon type that leads to its list. */
export function TypeName({ type }: { type: WeaponType }) {
  return <EntityLink entity="weapon-types" id={type} name={weaponTypeName(type)} />;
}
