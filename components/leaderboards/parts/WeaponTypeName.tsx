import { GameIcon } from "@/components/ui/GameIcon";
import type { WeaponType } from "@/lib/catalog/codes";
import { weaponTypeLabels } from "@/lib/catalog/labels";

/** A weapon type with its icon. */
export function WeaponTypeName({ weapon }: { weapon: WeaponType }) {
  return (
    <span className="inline-flex items-center gap-1.5 align-middle whitespace-nowrap">
      <GameIcon name={weapon} size={18} className="flex-none text-dim" />
      {weaponTypeLabels[weapon]}
    </span>
  );
}
