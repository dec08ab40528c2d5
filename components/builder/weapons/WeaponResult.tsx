import { useMemo } from "react";
import { Name } from "@/components/game/Name";
import { pick, useBuilder } from "@/hooks/builder/use-builder";
import { formatRolls } from "@/lib/builder/criteria/format-combinations";
import type { WeaponOption } from "@/lib/builder/criteria/weapon-options";
import type { FoundSet } from "@/lib/builder/search/query";
import { formatNumber } from "@/lib/text/format";
import { NearSet } from "../found/NearSet";

interface WeaponResultProps {
  /** From 1. */
  place: number;
  option: WeaponOption;
  set: FoundSet;
  onEquip(): void;
}

/** A weapon with its rolls, its damage, and the set that deals it. */
export function WeaponResult({ place, option, set, onEquip }: WeaponResultProps) {
  const { data, collection } = useBuilder(pick("data", "collection"));
  const { getName } = data;
  const { talismans } = collection;
  const savedNames = useMemo(() => new Map(talismans.map(({ id, name }) => [id, name])), [talismans]);
  const { weapon, derived } = option;
  const focus = derived.artian?.focus;
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
      {weapon.artian && (
        <p className="text-13 leading-4.5 text-dim">
          {formatRolls(weapon.artian, (id) => getName("artian-bonus", id))}
        </p>
      )}
      <NearSet set={set} savedNames={savedNames} getName={getName} onEquip={onEquip} />
    </>
  );
}
