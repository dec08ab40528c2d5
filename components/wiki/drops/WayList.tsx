import { Name } from "@/components/game/Name";
import type { DropWay } from "@/lib/drops/find-sources";
import { formatDraws, formatStage, formatWay, isUnknownTable } from "@/lib/drops/labels";
import { formatPercent } from "@/lib/text/format";
import classes from "./WayList.module.css";

/** The ways by which one monster gives an item: what, with which chance, how many, how often per hunt. */
export function WayList({ ways }: { ways: readonly DropWay[] }) {
  return (
    <ul className={classes.ways}>
      {ways.flatMap((way) =>
        way.prizes.map(({ qty, chance }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list may hold the same row twice
          <li key={`${getWayKey(way)}/${index}`} className={way.times > 0 ? undefined : "text-dim"}>
            <span>
              {formatWay(way)}
              {way.part && (
                <>
                  {": "}
                  <Name entity="parts" id={way.part.id}>
                    {way.part.name}
                  </Name>
                </>
              )}
              {way.stage && `, ${formatStage(way.stage)}`}
            </span>{" "}
            <span className="flex-none whitespace-nowrap">
              {isUnknownTable(way) ? (
                <span className="text-dim">{formatPercent(chance)} of the table</span>
              ) : (
                <strong className={way.times > 0 ? undefined : "font-medium"}>{formatPercent(chance)}</strong>
              )}
              {qty > 1 && ` for ${qty}`}{" "}
              <span className={`${classes.draws} inline-block text-13 text-dim`}>{formatDraws(way)}</span>
            </span>
          </li>
        )),
      )}
    </ul>
  );
}

function getWayKey({ kind, part, stage, table }: DropWay): string {
  return [kind, part?.id, stage, table].join("/");
}
