import { Fold } from "@/components/ui/Fold";
import { RecordTable } from "@/components/ui/RecordTable";
import { SignedFigure } from "@/components/ui/SignedFigure";
import type { WeaponElement } from "@/lib/catalog/codes";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import type { ArtianBase, ArtianPageProps } from "@/lib/wiki/weapons/artian-page";
import classes from "./ArtianBases.module.css";
import { ScrollBox } from "./ScrollBox";
import { LinkedWeapon } from "./WeaponName";

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
    <RecordTable
      caption={`Artian weapons: ${weaponTypeLabels[type]}`}
      captionLook="hidden"
      keepsRows
      hasFigures
      columns={["Weapon", "Raw", "Affinity", ...own.map(({ label }) => label)]}
      rows={bases.map((base) => ({
        key: base.id,
        cells: [
          <LinkedWeapon
            key="weapon"
            type={type}
            id={base.id}
            name={base.name}
            focus={base.focus ?? undefined}
            rarity={base.rarity}
          />,
          base.attack,
          <SignedFigure key="affinity" value={base.affinity} unit="%" />,
          ...own.map(({ element }) => formatElement(base, element)),
        ],
      }))}
    />
  );
}

function formatElement({ elements }: ArtianBase, element: WeaponElement): string {
  const values = elements[element];
  if (values === undefined) return "–";
  return values ? values.join(" / ") : "coating";
}
