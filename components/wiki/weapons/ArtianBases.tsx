import { RarityGem } from "@/components/game/RarityGem";
import { Fold } from "@/components/ui/Fold";
import { SignedFigure } from "@/components/ui/SignedFigure";
import type { WeaponElement } from "@/lib/catalog/codes";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { getWeaponPath } from "@/lib/site/wiki-paths";
import type { ArtianBase, ArtianPageProps } from "@/lib/wiki/weapons/artian-page";
import tables from "@/styles/kit.module.css";
import classes from "./ArtianBases.module.css";
import { ScrollBox } from "./ScrollBox";
import { WeaponName } from "./WeaponName";

/** Fire represents all five elements: they share the same values. */
const columns: readonly { readonly element: WeaponElement; readonly label: string }[] = [
  { element: "fire", label: "Fire–Dragon" },
  { element: "poison", label: "Poison" },
  { element: "paralysis", label: "Paralysis" },
  { element: "sleep", label: "Sleep" },
  { element: "blast", label: "Blast" },
];

/** The weapons of each type before parts, with their element by two and three matching parts. */
export function ArtianBases({ weapons }: Pick<ArtianPageProps, "weapons">) {
  return (
    <>
      <p className="max-w-text mb-3 text-dim">
        Attack and affinity without parts; element with two / three matching parts, as shown in game. Fire,
        water, thunder, ice and dragon have the same values.
      </p>
      {weapons.map(({ type, bases }) => (
        <Fold look="row" className={`${classes.type} border-t`} key={type} summary={weaponTypeLabels[type]}>
          <ScrollBox label={`Stats by parts: ${weaponTypeLabels[type]}`}>
            <Bases type={type} bases={bases} />
          </ScrollBox>
        </Fold>
      ))}
    </>
  );
}

function Bases({ type, bases }: ArtianPageProps["weapons"][number]) {
  const own = columns.filter(({ element }) => bases.some(({ elements }) => elements[element] !== undefined));
  return (
    <table className={tables.table}>
      <caption className="visually-hidden">Artian weapons: {weaponTypeLabels[type]}</caption>
      <thead>
        <tr>
          <th scope="col">Weapon</th>
          <th scope="col" className={tables.end}>
            Raw
          </th>
          <th scope="col" className={tables.end}>
            Affinity
          </th>
          {own.map(({ element, label }) => (
            <th key={element} scope="col" className={tables.end}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bases.map((base) => (
          <tr key={base.id}>
            <th scope="row">
              <RarityGem rarity={base.rarity} />{" "}
              <a href={getWeaponPath(type, base.id)}>
                <WeaponName id={base.id} name={base.name} focus={base.focus ?? undefined} />
              </a>
            </th>
            <td className={tables.end}>{base.attack}</td>
            <td className={tables.end}>
              <SignedFigure value={base.affinity} unit="%" />
            </td>
            {own.map(({ element }) => (
              <td key={element} className={tables.end}>
                {formatElement(base, element)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function formatElement({ elements }: ArtianBase, element: WeaponElement): string {
  const values = elements[element];
  if (values === undefined) return "–";
  return values ? values.join(" / ") : "coating";
}
