import { Fragment } from "react";
import type { CarriedAmmo } from "@/lib/builder/data/hunt-file";
import { endlessAmmo } from "@/lib/builder/hunt/constants";
import { formatHuntEvent, formatHuntTime, type HuntNames } from "@/lib/builder/hunt/format-hunt";
import type { SolvedHunt } from "@/lib/builder/hunt/solve-hunt";
import { type MonsterBuildup, monsterBuildups } from "@/lib/catalog/codes";
import { capitalize } from "@/lib/text/capitalize";
import { formatNumber, formatPercent } from "@/lib/text/format";
import tables from "@/styles/kit.module.css";

interface HuntTablesProps {
  hunt: SolvedHunt;
  names: HuntNames;
  ammo: readonly CarriedAmmo[];
}

/** Tables of a hunt: each hunter's figures, sharpness by color, and effects on the monster. */
export function HuntTables({ hunt, names, ammo }: HuntTablesProps) {
  const { course, played, hunters, limitSec } = hunt;
  const isParty = hunters.length > 1;
  const minutes = Math.max(course.seconds ?? limitSec, 1) / 60;
  const all = course.hunters.reduce((sum, { damage }) => sum + damage, course.statusDamage);
  const procs = monsterBuildups.filter(
    (status) => (course.procs[status] ?? 0) > 0 || (played.procs[status] ?? 0) >= 0.1,
  );
  return (
    <>
      <table className={tables.table} data-figures="" data-stacks="">
        <caption>What each hunter does</caption>
        <thead>
          <tr>
            <th scope="col">Hunter</th>
            <th scope="col">Damage</th>
            {isParty && <th scope="col">Share</th>}
            <th scope="col">Per minute</th>
            <th scope="col">Per combo</th>
            <th scope="col">Whetstones</th>
          </tr>
        </thead>
        <tbody>
          {hunters.map(({ name, perLoop, bar }, at) => {
            const { damage = 0, sharpenings = 0 } = course.hunters[at] ?? {};
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-label="Damage">{formatNumber(damage, 0)}</td>
                {isParty && <td data-label="Share">{formatPercent((100 * damage) / Math.max(all, 1))}</td>}
                <td data-label="Per minute">{formatNumber(damage / minutes, 0)}</td>
                <td data-label="Per combo">{formatNumber(perLoop, 0)}</td>
                <td data-label="Whetstones">{isBlade(bar) ? formatNumber(sharpenings, 0) : "–"}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <UsedTable hunt={hunt} ammo={ammo} />
      {hunters.some(({ bar }) => isBlade(bar)) && (
        <table className={tables.table} data-figures="">
          <caption>Sharpness by color</caption>
          <thead>
            <tr>
              <th scope="col">Color</th>
              <th scope="col">Bar</th>
              <th scope="col">Used</th>
              <th scope="col">Hits</th>
            </tr>
          </thead>
          <tbody>
            {hunters.map(({ name, bar }, at) => (
              <Fragment key={name}>
                {hunters.length > 1 && isBlade(bar) && (
                  <tr>
                    <th scope="rowgroup" colSpan={4}>
                      {name}
                    </th>
                  </tr>
                )}
                {bar.map(({ color, units }, place) => {
                  const { units: used = [], hitsByColor = [], hits = 0 } = course.hunters[at] ?? {};
                  // Colors that no hit is made in would fill the screen of a party.
                  if (color === null || (isParty && !hitsByColor[place])) return null;
                  return (
                    <tr key={color}>
                      <th scope="row">{color.replace(/^./, (first) => first.toUpperCase())}</th>
                      <td>{formatNumber(units, 0)}</td>
                      <td>{formatNumber(used[place] ?? 0, 0)}</td>
                      <td>{formatPercent((100 * (hitsByColor[place] ?? 0)) / Math.max(hits, 1))}</td>
                    </tr>
                  );
                })}
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
      <table className={tables.table} data-figures="">
        <caption>What happens to the monster</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Expected</th>
            <th scope="col">Simulated, on average</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Enraged</th>
            <td>{formatNumber(course.enragedSec, 0)} s</td>
            <td>{formatNumber(played.enragedSec, 0)} s</td>
          </tr>
          <tr>
            <th scope="row">Wounds destroyed on {hunt.part.name}</th>
            <td>{formatNumber(course.wounds, 0)}</td>
            <td>{formatNumber(played.wounds, 1)}</td>
          </tr>
          <tr>
            <th scope="row">Health of {hunt.part.name} used up</th>
            <td>{formatNumber(course.partBreaks, 0)}</td>
            <td>{formatNumber(played.partBreaks, 1)}</td>
          </tr>
          {course.events
            .filter(({ kind }) => kind === "break")
            .map((event) => (
              <tr key={`${event.what} ${event.atSec}`}>
                <th scope="row">{formatHuntEvent(event, names)}</th>
                <td>at {formatHuntTime(event.atSec)}</td>
                <td>–</td>
              </tr>
            ))}
          {procs.map((status) => (
            <tr key={status}>
              <th scope="row">{procLabels[status]}</th>
              <td>{formatNumber(course.procs[status] ?? 0, 0)}</td>
              <td>{formatNumber(played.procs[status] ?? 0, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function isBlade(bar: SolvedHunt["hunters"][number]["bar"]): boolean {
  return bar.some(({ color }) => color !== null);
}

/** Items, reloads and ammo of each hunter, with what can be carried. */
function UsedTable({ hunt: { course, hunters, limitSec }, ammo }: Pick<HuntTablesProps, "hunt" | "ammo">) {
  const end = course.seconds ?? limitSec;
  const rows = hunters.flatMap(({ name, notes: { supplies, load, hits, melodySec } }, at) => {
    const who = hunters.length > 1 ? `${name}: ` : "";
    const { hits: done = 0, sharpenings = 0 } = course.hunters[at] ?? {};
    const loops = done / Math.max(hits, 1);
    return [
      ...supplies.map((supply) => ({
        what: who + supply.name,
        used: Math.min(supply.uses, Math.floor(end / supply.everySec) + 1),
        carried: formatNumber(supply.maxCarry, 0),
      })),
      ...Object.entries(load?.byAmmo ?? {}).map(([type, rounds]) => ({
        what: `${who}${capitalize(type)} rounds`,
        used: loops * rounds,
        carried: endlessAmmo.some((each) => each === type)
          ? "Never runs out"
          : formatNumber(ammo.find((each) => each.type === type)?.maxCarry ?? 0, 0),
      })),
      ...(load
        ? [
            {
              what: who + (load.kind === "rounds" ? "Reloads" : "Coatings applied"),
              used: sharpenings,
              carried: "–",
            },
          ]
        : []),
      ...(melodySec === null
        ? []
        : [{ what: `${who}Melodies played again`, used: Math.floor(end / melodySec), carried: "–" }]),
    ];
  });
  if (rows.length === 0) return null;
  return (
    <table className={tables.table} data-figures="">
      <caption>Items, rounds and melodies</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Used</th>
          <th scope="col">Can be carried</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, used, carried }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{formatNumber(used, 0)}</td>
            <td>{carried}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const procLabels: Readonly<Record<MonsterBuildup, string>> = {
  poison: "Poisoned",
  paralysis: "Paralyzed",
  sleep: "Asleep",
  blast: "Blast procs",
  stun: "Stunned",
  exhaust: "Exhausted",
  mount: "Mounts",
};
