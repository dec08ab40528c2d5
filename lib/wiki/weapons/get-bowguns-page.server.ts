import { isOfKind } from "@/lib/catalog/collection";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { BowgunMod, SpecialAmmoRecord } from "@/lib/catalog/schema";
import type { BowgunModEffect } from "@/lib/catalog/weapon-codes";
import { formatNumber, formatSeconds } from "@/lib/text/format";
import type { BowgunsPageData, ModRow, SpecialAmmoCard } from "./bowguns-page";

const effects: Readonly<Record<BowgunModEffect, string>> = {
  capacity: "Capacity",
  level: "Level",
  power: "Power",
  recovery: "Recovery of the gauge",
  mode: "Mode",
};

const targets: Readonly<Record<string, string>> = {
  rapidFire: "rapid fire",
  specialAmmo: "special ammo",
  ignition: "Ignition Gauge",
  standardMode: "Standard Mode ST",
  ignitionMode: "Ignition Mode ST",
};

/** Modifications, modes and special ammo of bowguns. */
export function getBowgunsPage(): BowgunsPageData {
  const { bowgunMods, specialAmmo } = getCatalog();
  return {
    mods: isOfKind(bowgunMods.all, "mod").map(toModRow),
    modes: isOfKind(bowgunMods.all, "mode").map(({ id, name, attackMult, weapons }) => ({
      id,
      name,
      attackMult,
      bowguns: weapons.length,
    })),
    ammo: specialAmmo.all.map((ammo) => ({
      id: ammo.id,
      name: ammo.name,
      weapon: ammo.weapon,
      bowguns: ammo.weapons.length,
      figures: listFigures(ammo),
    })),
  };
}

function toModRow({ id, name, effect, of, plus, mult }: BowgunMod): ModRow {
  const guns = isOfKind(getCatalog().bowgunMods.all, "slot")
    .filter(({ options }) => options.includes(id))
    .flatMap(({ weapons }) => weapons);
  const count = (type: string) => new Set(guns.filter((gun) => gun.startsWith(`${type}-`))).size;
  return {
    id,
    name,
    raises: `${effects[effect]}: ${of.map((each) => targets[each] ?? each).join(", ")}`,
    by: plus !== undefined ? `+${plus}` : mult !== undefined ? `×${formatNumber(mult)}` : "1 level",
    light: count("light-bowgun"),
    heavy: count("heavy-bowgun"),
  };
}

function listFigures(ammo: SpecialAmmoRecord): SpecialAmmoCard["figures"] {
  const times = (values: readonly number[]) => values.map((value) => `×${formatNumber(value)}`).join(", ");
  const { minEnergy, intervalSec, hitMults, multiHits, charges, overheatSec, maxRounds, reloadSec } = ammo;
  const { lifeSec, levelHits, levelMults, modeMults, gaugePerSec, range } = ammo;
  return [
    ...(minEnergy === undefined ? [] : [{ label: "Energy, at least", value: formatNumber(minEnergy) }]),
    ...(gaugePerSec === undefined
      ? []
      : [{ label: "Energy that comes back per second", value: formatNumber(gaugePerSec) }]),
    ...(intervalSec === undefined
      ? []
      : [{ label: "Between two shots", value: `${formatNumber(intervalSec, 2)} s` }]),
    ...(hitMults === undefined
      ? []
      : [{ label: "Attack as it goes on hitting", value: times([...new Set(hitMults)]) }]),
    ...(multiHits === undefined
      ? []
      : [{ label: "Hits of a shot, at most", value: formatNumber(multiHits) }]),
    ...(charges ?? []).map(({ sec, energy, attackMult, offsetMult }, at) => ({
      label: at === 0 ? "Fired at once" : `Held for ${formatNumber(sec, 2)} s`,
      value: [
        `×${formatNumber(attackMult)} attack`,
        ...(offsetMult === undefined ? [] : [`×${formatNumber(offsetMult)} offset`]),
        ...(energy === undefined ? [] : [`${formatNumber(energy)} energy`]),
      ].join(", "),
    })),
    ...(overheatSec === undefined ? [] : [{ label: "Overheats after", value: formatSeconds(overheatSec) }]),
    ...(maxRounds === undefined ? [] : [{ label: "Rounds", value: formatNumber(maxRounds) }]),
    ...(reloadSec === undefined ? [] : [{ label: "A round comes back in", value: formatSeconds(reloadSec) }]),
    ...(lifeSec === undefined ? [] : [{ label: "Sticks for", value: formatSeconds(lifeSec) }]),
    ...(levelHits === undefined ? [] : [{ label: "Hits for level 2 and 3", value: levelHits.join(", ") }]),
    ...(levelMults === undefined
      ? []
      : [{ label: "Attack by level", value: times([...new Set(levelMults)]) }]),
    ...(modeMults === undefined
      ? []
      : [{ label: "Attack without ST, Ignition Mode ST I, II", value: times(modeMults) }]),
    ...(range === undefined ? [] : [{ label: "Reach (unit of the game data)", value: formatNumber(range) }]),
  ];
}
