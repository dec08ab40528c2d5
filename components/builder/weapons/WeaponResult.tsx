import { useMemo } from "react";
import { Name } from "@/components/game/Name";
import { pick, useBuilder } from "@/hooks/builder/use-builder";
import { formatRolls } from "@/lib/builder/criteria/format-combinations";
import type { EquippedWeapon } from "@/lib/builder/loadout/model";
import type { FoundSet } from "@/lib/builder/search/query";
import { formatNumber } from "@/lib/text/format";
import { NearSet } from "../found/NearSet";

interface WeaponResultProps {
  /** From 1. */
  place: number;
  weapon: EquippedWeapon;
  /** Of an Artian weapon that leans to attack, affinity or element; `null` for others. */
  focus: string | null;
  set: FoundSet;
  onEquip(): void;
}

/** A weapon with its rolls, its damage, and the set that deals it. */
export function WeaponResult({ place, weapon, focus, set, onEquip }: WeaponResultProps) {
  const { data, collection } = useBuilder(pick("data", "collection"));
  const { getName } = data;
  const { talismans } = collection;
  const savedNames = useMemo(() => new Map(talismans.map(({ id, name }) => [id, name])), [talismans]);
  return (
    <>
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 text-15 leading-6 font-semibold">
        <span>
          <span className="text-dim font-medium">{place}</span>{" "}
          <Name entity="weapons" id={weapon.id}>
            {getName("weapon", weapon.id)}
          </Name>
          {focus && <span className="text-dim font-normal">, {focus} focus</span>}
        </span>
        <span>{formatNumber(set.damage ?? 0, 1)} damage</span>
      </h3>
      {weapon.artian && <p className="text-13 leading-4.5 text-dim">{formatRolls(weapon.artian, getName)}</p>}
      <NearSet set={set} savedNames={savedNames} getName={getName} onEquip={onEquip} />
    </>
  );
}
