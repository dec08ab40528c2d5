import { ElementValue } from "@/components/game/ElementValue";
import { RarityGem } from "@/components/game/RarityGem";
import { SignedFigure } from "@/components/ui/SignedFigure";
import type { WeaponType } from "@/lib/catalog/codes";
import { getWeaponPath } from "@/lib/site/wiki-paths";
import type { WeaponLink } from "@/lib/wiki/weapons/weapon-detail";
import tables from "@/styles/kit.module.css";
import { WeaponName } from "./WeaponName";

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
    <table className={tables.table}>
      <caption className={titled ? undefined : "visually-hidden"}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Weapon</th>
          <th scope="col" className={tables.end}>
            Raw
          </th>
          <th scope="col" className={tables.end}>
            Affinity
          </th>
          <th scope="col" className={tables.end}>
            Element
          </th>
        </tr>
      </thead>
      <tbody>
        {weapons.map(({ id, name, focus, rarity, attack, affinity, element }) => (
          <tr key={id}>
            <th scope="row">
              <RarityGem rarity={rarity} />{" "}
              <a href={getWeaponPath(type, id)}>
                <WeaponName id={id} name={name} focus={focus} />
              </a>
            </th>
            <td className={tables.end}>{attack}</td>
            <td className={tables.end}>
              <SignedFigure value={affinity} unit="%" />
            </td>
            <td className={tables.end}>
              {element ? <ElementValue type={element.type} value={element.value} /> : "–"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
