import { ElementValue } from "@/components/game/ElementValue";
import { RarityGem } from "@/components/game/RarityGem";
import { Slots } from "@/components/game/Slots";
import type { HeadFigure } from "@/components/ui/PageHead";
import { SignedFigure } from "@/components/ui/SignedFigure";
import { formatNumber } from "@/lib/text/format";
import type { WeaponDetail } from "@/lib/wiki/weapons/weapon-detail";

/** Key figures of a weapon for the band under its title. */
export function getWeaponFigures(weapon: WeaponDetail): readonly HeadFigure[] {
  const { attack, shown, affinity, element, defense, slots, rarity, artian } = weapon;
  return [
    { label: "Raw attack", value: formatNumber(attack) },
    { label: "In-game attack", value: formatNumber(shown) },
    { label: "Affinity", value: <SignedFigure value={affinity} unit="%" /> },
    { label: "Element", value: renderElement(element, artian !== null) },
    { label: "Slots", value: <Slots levels={slots} kind="weapon" /> },
    { label: "Defense", value: <SignedFigure value={defense} /> },
    { label: "Rarity", value: <RarityGem rarity={rarity} /> },
  ];
}

function renderElement(element: WeaponDetail["element"], artian: boolean) {
  if (element) return <ElementValue type={element.type} value={element.value} word />;
  return artian ? "By parts" : "None";
}
