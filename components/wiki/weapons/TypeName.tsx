import { EntityLink } from "@/components/game/EntityLink";
import type { WeaponType } from "@/lib/catalog/codes";
import { weaponTypeLabels } from "@/lib/catalog/labels";

/** A weapon type, linked to its list. */
export function TypeName({ type }: { type: WeaponType }) {
  return <EntityLink entity="weapon-types" id={type} name={weaponTypeLabels[type]} />;
}
