import { Fragment } from "react";
import { RecordTable } from "@/components/ui/RecordTable";
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
      <RecordTable
        caption="What each hunter does"
        captionLook="note"
        hasFigures
        columns={["Hunter", "Damage", ...(isParty ? ["Share"] : []), "Per minute", "Per combo", "Whetstones"]}
        rows={hunters.map(({ name, perLoop, bar }, at) => {
          const { damage = 0, sharpenings = 0 } = course.hunters[at] ?? {};
          return {
            key: name,
            cells: [
              name,
              formatNumber(damage, 0),
              ...(isParty ? [formatPercent((100 * damage) / Math.max(all, 1))] : []),
              formatNumber(damage / minutes, 0),
              formatNumber(perLoop, 0),
              isBlade(bar) ? formatNumber(sharpenings, 0) : "–",
            ],
          };
        })}
      />
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
      <RecordTable
        caption="What happens to the monster"
        captionLook="note"
        keepsRows
        hasFigures
        columns={["What", "Expected", "Simulated, on average"]}
        rows={[
          {
            key: "enraged",
            cells: [
              "Enraged",
              `${formatNumber(course.enragedSec, 0)} s`,
              `${formatNumber(played.enragedSec, 0)} s`,
            ],
          },
          {
            key: "wounds",
            cells: [
              `Wounds destroyed on ${hunt.part.name}`,
              formatNumber(course.wounds, 0),
              formatNumber(played.wounds, 1),
            ],
          },
          {
            key: "health",
            cells: [
              `Health of ${hunt.part.name} used up`,
              formatNumber(course.partBreaks, 0),
              formatNumber(played.partBreaks, 1),
            ],
          },
          ...course.events
            .filter(({ kind }) => kind === "break")
            .map((event) => ({
              key: `${event.what} ${event.atSec}`,
              cells: [formatHuntEvent(event, names), `at ${formatHuntTime(event.atSec)}`, "–"],
            })),
          ...procs.map((status) => ({
            key: status,
            cells: [
              procLabels[status],
              formatNumber(course.procs[status] ?? 0, 0),
              formatNumber(played.procs[status] ?? 0, 1),
            ],
          })),
        ]}
      />
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
    <RecordTable
      caption="Items, rounds and melodies"
      captionLook="note"
      keepsRows
      hasFigures
      columns={["What", "Used", "Can be carried"]}
      rows={rows.map(({ what, used, carried }) => ({
        key: what,
        cells: [what, formatNumber(used, 0), carried],
      }))}
    />
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
