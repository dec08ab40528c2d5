import { ElementValue } from "@/components/game/ElementValue";
import { RecordTable } from "@/components/ui/RecordTable";
import { SignedFigure } from "@/components/ui/SignedFigure";
import type { WeaponType } from "@/lib/catalog/codes";
import type { WeaponLink } from "@/lib/wiki/weapons/weapon-detail";
import { LinkedWeapon } from "./WeaponName";

interface WeaponLinksProps {
  type: WeaponType;
  weapons: readonly WeaponLink[];
  caption: string;
  /** Shows the caption, because the section title differs. */
  titled?: boolean;
}

/** Other weapons with their main stats. */
export function WeaponLinks({ type, weapons, caption, titled }: WeaponLinksProps) {
  return (
    <RecordTable
      caption={caption}
      captionLook={titled ? "note" : "hidden"}
      keepsRows
      hasFigures
      columns={["Weapon", "Raw", "Affinity", "Element"]}
      rows={weapons.map(({ id, name, focus, rarity, attack, affinity, element }) => ({
        key: id,
        cells: [
          <LinkedWeapon key="weapon" type={type} id={id} name={name} focus={focus} rarity={rarity} />,
          attack,
          <SignedFigure key="affinity" value={affinity} unit="%" />,
          element ? <ElementValue key="element" type={element.type} value={element.value} /> : "–",
        ],
      }))}
    />
  );
}
