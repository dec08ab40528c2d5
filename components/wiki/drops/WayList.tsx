import { Name } from "@/components/wiki/kit/Name";
import type { Way } from "@/lib/drops/ways";
import { drawsWords, stageWords, wayWords } from "@/lib/drops/words";
import { formatPercent } from "@/lib/text/format";
import classes from "./WayList.module.css";

/** The ways by which one monster gives an item: what, with which chance, how many, how often per hunt. */
export function WayList({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className={classes.ways}>
      {ways.flatMap((way) =>
        way.prizes.map(({ qty, chance }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list may hold the same row twice
          <li key={`${wayKey(way)}/${index}`} data-counted={way.times > 0 || undefined}>
            <span className={classes.way}>
              {wayWords(way)}
              {way.part && (
                <>
                  {": "}
                  <Name entity="parts" id={way.part.id}>
                    {way.part.name}
                  </Name>
                </>
              )}
              {way.stage && `, ${stageWords(way.stage)}`}
            </span>{" "}
            <span className={classes.figures}>
              <strong>{formatPercent(chance)}</strong>
              {qty > 1 && ` for ${qty}`} <span className={classes.draws}>{drawsWords(way.times)}</span>
            </span>
          </li>
        )),
      )}
    </ul>
  );
}

function wayKey({ kind, part, stage, table }: Way): string {
  return [kind, part?.id, stage, table].join("/");
}
