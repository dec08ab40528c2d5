import { Button } from "@mantine/core";
import { useState } from "react";
import { WeaponTypeName } from "@/components/leaderboards/parts/WeaponTypeName";
import { getRunPath } from "@/lib/leaderboards/board/board-paths";
import { formatPlayers } from "@/lib/leaderboards/board/format-board";
import type { PlacedRow } from "@/lib/leaderboards/page-data";
import { isProvisional } from "@/lib/leaderboards/run/run-state";
import { platformLabels } from "@/lib/site/platforms";
import { formatNumber } from "@/lib/text/format";
import tables from "@/styles/kit.module.css";
import { Day } from "../parts/Day";
import { Place } from "../parts/Place";
import { Players } from "../parts/Players";
import { ProofMarks } from "../parts/ProofMarks";
import { RunGap, RunTime } from "../parts/RunTime";
import classes from "./BoardTable.module.css";

/** Rows that are shown at first. */
const pageSize = 100;

interface BoardTableProps {
  /** Read out before the table; not shown. */
  caption: string;
  rows: readonly PlacedRow[];
  /** Of the whole board. */
  runners: number;
  /** Whether the board joins weapons, and platforms. */
  hasWeapons: boolean;
  hasPlatforms: boolean;
}

/** The runs of a board in order. A row opens its run. */
export function BoardTable({ caption, rows, runners, hasWeapons, hasPlatforms }: BoardTableProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, pageSize);
  return (
    <>
      <div className={classes.scroll}>
        <table className={`${tables.table} ${classes.table}`}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Rank</th>
              <th scope="col">Time</th>
              <th scope="col">Gap</th>
              <th scope="col">Runner</th>
              {hasWeapons && <th scope="col">Weapon</th>}
              {hasPlatforms && <th scope="col">Platform</th>}
              <th scope="col">Date</th>
              <th scope="col">Proof</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <BoardRow
                key={row.runId}
                row={row}
                runners={runners}
                hasWeapons={hasWeapons}
                hasPlatforms={hasPlatforms}
              />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < rows.length && (
        <Button className="mt-3" onClick={() => setIsWhole(true)}>
          Show all {formatNumber(rows.length)} rows
        </Button>
      )}
    </>
  );
}

interface BoardRowProps extends Pick<BoardTableProps, "runners" | "hasWeapons" | "hasPlatforms"> {
  row: PlacedRow;
}

function BoardRow({ row, runners, hasWeapons, hasPlatforms }: BoardRowProps) {
  const { runId, place, timeCs, gapCs, players, weapon, platform, submittedAt, video, build } = row;
  return (
    <tr data-opens="">
      <td data-cell="place">
        <Place place={place} />
      </td>
      <th scope="row">
        <a href={getRunPath(runId)}>
          <RunTime timeCs={timeCs} className="text-20 leading-7" />
        </a>
      </th>
      <td>
        <RunGap gapCs={gapCs} />
      </td>
      <td data-cell="runner">
        <Players players={players} />
        {isProvisional(row.provisional, runners) && (
          <span className="block text-12 leading-4.5 text-dim">Provisional</span>
        )}
      </td>
      {hasWeapons && (
        <td data-cell="fact">
          <WeaponTypeName weapon={weapon} />
        </td>
      )}
      {hasPlatforms && <td data-cell="fact">{platformLabels[platform]}</td>}
      <td data-cell="fact">
        <Day at={submittedAt} />
      </td>
      <td data-cell="marks">
        <ProofMarks video={video} build={build} runner={formatPlayers(players)} />
      </td>
    </tr>
  );
}
