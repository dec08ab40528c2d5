import type { ReactNode } from "react";
import { ElementValue } from "@/components/game/ElementValue";
import { MaterialList } from "@/components/game/MaterialList";
import { Name } from "@/components/game/Name";
import { RarityGem } from "@/components/game/RarityGem";
import { Zenny } from "@/components/game/Zenny";
import { FigureTable } from "@/components/ui/FigureTable";
import { Section } from "@/components/ui/Section";
import { SignedFigure } from "@/components/ui/SignedFigure";
import { elementLabels, physicalDamageLabels } from "@/lib/catalog/labels";
import { palicoPieceLabels } from "@/lib/catalog/world-labels";
import { formatNumber } from "@/lib/text/format";
import {
  listResistances,
  type PalicoArmor,
  type PalicoDetail,
  type PalicoWeapon,
} from "@/lib/wiki/palico/palico-types";

/** A set of Palico gear: figures of each piece, and what it costs. */
export function PalicoSetPage({ set }: { set: PalicoDetail }) {
  const { id, zenny, weapon, armor, costs } = set;
  return (
    <>
      <Section id="pieces" title="Pieces">
        <ul className="tiles-260 grid gap-y-4 gap-x-6">
          {weapon && (
            <Tile id={id} piece="weapon" name={weapon.name}>
              <FigureTable caption={weapon.name} rows={listWeaponFigures(weapon)} />
            </Tile>
          )}
          {armor.map((piece) => (
            <Tile key={piece.piece} id={id} piece={piece.piece} name={piece.name}>
              <FigureTable caption={piece.name} rows={listArmorFigures(piece)} />
            </Tile>
          ))}
        </ul>
      </Section>
      <Section id="materials" title="Materials">
        <ul className="tiles-260 grid gap-y-4 gap-x-6">
          {costs.map(({ piece, name, materials }) => (
            <Tile key={piece} id={id} piece={piece} name={name}>
              {materials.length > 0 ? (
                <>
                  <MaterialList materials={materials} />
                  <Zenny amount={zenny} />
                </>
              ) : (
                <p className="text-14 leading-5 text-dim">No materials listed: it is given, not crafted.</p>
              )}
            </Tile>
          ))}
        </ul>
      </Section>
    </>
  );
}

interface TileProps {
  id: string;
  piece: PalicoDetail["costs"][number]["piece"];
  name: string;
  children: ReactNode;
}

function Tile({ id, piece, name, children }: TileProps) {
  return (
    <li className="flex flex-col gap-2 py-3 px-3.5 border rounded-md">
      <h3 className="text-15">
        <span className="block text-12 leading-4 text-dim font-normal">{palicoPieceLabels[piece]}</span>
        <Name entity="palico-gear" id={`${id}/${piece}`}>
          {name}
        </Name>
      </h3>
      {children}
    </li>
  );
}

function listWeaponFigures({ attackType, attack, rangedAttack, affinity, defense, element }: PalicoWeapon) {
  return [
    { label: "Damage", value: physicalDamageLabels[attackType] },
    { label: "Melee attack", value: formatNumber(attack) },
    { label: "Ranged attack", value: formatNumber(rangedAttack) },
    { label: "Affinity", value: <SignedFigure value={affinity} unit="%" /> },
    { label: "Element or status", value: element ? <ElementValue {...element} word /> : "None" },
    ...(defense > 0 ? [{ label: "Defense", value: <SignedFigure value={defense} /> }] : []),
  ];
}

function listArmorFigures(piece: PalicoArmor) {
  return [
    { label: "Defense", value: formatNumber(piece.defense) },
    ...listResistances(piece).map(({ element, value }) => ({
      label: `${elementLabels[element]} resistance`,
      value: <SignedFigure value={value} />,
    })),
  ];
}

/** Figures in the head of the page. */
export function getPalicoFigures({ rarity, zenny, costs }: PalicoDetail) {
  return [
    { label: "Rarity", value: <RarityGem rarity={rarity} /> },
    { label: "Pieces", value: formatNumber(costs.length) },
    { label: "Cost of each", value: zenny > 0 ? <Zenny amount={zenny} /> : "None" },
  ];
}
