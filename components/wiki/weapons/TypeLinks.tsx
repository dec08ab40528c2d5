import { Pills } from "@/components/ui/Pills";
import type { WeaponType } from "@/lib/catalog/codes";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import {
  artianPath,
  getWeaponMovesPath,
  getWeaponTreePath,
  kinsectsPath,
  melodiesPath,
} from "@/lib/site/wiki-paths";

/** Links from the list of a weapon type to related pages. */
export function TypeLinks({ type }: { type: WeaponType }) {
  return (
    <Pills
      label={`More on the ${weaponTypeLabels[type]}`}
      links={[
        { href: getWeaponTreePath(type), label: "Upgrade tree" },
        { href: getWeaponMovesPath(type), label: "Moves" },
        ...(type === "hunting-horn" ? [{ href: melodiesPath, label: "Melodies" }] : []),
        ...(type === "insect-glaive" ? [{ href: kinsectsPath, label: "Kinsects" }] : []),
        { href: artianPath, label: "Artian weapons" },
      ]}
    />
  );
}
