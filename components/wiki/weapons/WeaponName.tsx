import { Name } from "@/components/game/Name";
import { RarityGem } from "@/components/game/RarityGem";
import type { WeaponType } from "@/lib/catalog/codes";
import { formatFocus } from "@/lib/catalog/format-focus";
import { getWeaponPath } from "@/lib/site/wiki-paths";

interface WeaponNameProps {
  id: string;
  name: string;
  /** Of a Gogma Artian weapon: three share a name. */
  focus?: string | undefined;
}

/** Name of a weapon, with the focus if three weapons share the name. */
export function WeaponName({ id, name, focus }: WeaponNameProps) {
  return (
    <>
      <Name entity="weapons" id={id}>
        {name}
      </Name>
      {formatFocusSuffix(focus)}
    </>
  );
}

interface LinkedWeaponProps extends WeaponNameProps {
  type: WeaponType;
  rarity: number;
}

/** A weapon in a table, with its rarity and the way to its page. */
export function LinkedWeapon({ type, rarity, ...weapon }: LinkedWeaponProps) {
  return (
    <>
      <RarityGem rarity={rarity} />{" "}
      <a href={getWeaponPath(type, weapon.id)}>
        <WeaponName {...weapon} />
      </a>
    </>
  );
}

/** Suffix of a weapon's name, empty without a focus. */
export function formatFocusSuffix(focus: string | undefined): string {
  return focus ? ` (${formatFocus(focus)})` : "";
}
