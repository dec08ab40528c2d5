import { Pills } from "@/components/wiki/kit/Pills";
import type { WeaponType } from "@/lib/catalog/codes";
import { artianPath, kinsectsPath, melodiesPath, weaponTreePath } from "@/lib/wiki/paths";
import { weaponTypeName } from "@/lib/wiki/weapons/weapon-types";

/** Where the list of a type leads besides its weapons. */
export function TypeLinks({ type }: { type: WeaponType }) {
  return (
    <Pills
      label={`More on the ${weaponTypeName(type)}`}
      links={[
        { href: weaponTreePath(type), label: "Upgrade tree" },
        ...(type === "hunting-horn" ? [{ href: melodiesPath, label: "Melodies" }] : []),
        ...(type === "insect-glaive" ? [{ href: kinsectsPath, label: "Kinsects" }] : []),
        { href: artianPath, label: "Artian weapons" },
      ]}
    />
  );
}
