import { useState } from "react";
import { NumberInput } from "@/components/ui/NumberInput";
import { RecordTable } from "@/components/ui/RecordTable";
import { parseBoardId } from "@/lib/leaderboards/board/board-id";
import { getBoardPath, getRunPath } from "@/lib/leaderboards/board/board-paths";
import { formatBoard, formatGap } from "@/lib/leaderboards/board/format-board";
import { calculateGain } from "@/lib/leaderboards/ranking/goals";
import { minTimeCs } from "@/lib/leaderboards/run/run-time";
import type { RunnerGoals } from "@/lib/leaderboards/schema";
import { formatNumber, formatSigned } from "@/lib/text/format";
import { RunTime } from "../parts/RunTime";

const figures = ["Time", "To first", "Points", "Gain"] as const;
const columns = ["Board", ...figures];

const defaultSeconds = "3";

interface PointsCalculatorProps {
  goals: RunnerGoals;
  /** English names of quests by id. */
  questNames: Readonly<Record<string, string>>;
}

/** Points of a runner's boards, and the gain in score of a faster run on each. */
export function PointsCalculator({ goals, questNames }: PointsCalculatorProps) {
  const [text, setText] = useState(defaultSeconds);
  const seconds = parseSeconds(text);
  const { boards, points, name } = goals;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-y-3 gap-x-6">
        <p className="text-17 leading-6">
          <bdi className="font-semibold">{name}</bdi>: <b>{formatNumber(points, 0)}</b> points from{" "}
          {formatNumber(boards.length)} {boards.length === 1 ? "board" : "boards"}
        </p>
        <NumberInput
          label="Beat each time by"
          error={seconds === null ? "Enter seconds from 0.01 to 600." : undefined}
          size="sm"
          inputMode="decimal"
          value={text}
          unit="s"
          maxLength={6}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <RecordTable
        hasFigures
        caption={`Boards that count, most points first${seconds === null ? "" : `, ${formatNumber(seconds)} s faster`}`}
        columns={columns}
        rows={boards.map(({ boardId, runId, timeCs, points: own, bestCs }, index) => {
          const board = parseBoardId(boardId);
          const faster = seconds === null ? timeCs : Math.max(minTimeCs, timeCs - Math.round(seconds * 100));
          return {
            key: boardId,
            cells: [
              <span key="board" className="font-normal">
                <a href={getBoardPath(boardId)} className="font-semibold">
                  {board ? (questNames[board.quest] ?? board.quest) : boardId}
                </a>
                {board && <span className="block text-13 leading-5 text-dim">{formatBoard(board)}</span>}
              </span>,
              <a key="time" href={getRunPath(runId)}>
                <RunTime timeCs={timeCs} />
              </a>,
              <span key="gap" className="tabular-nums">
                {timeCs === bestCs ? "First" : formatGap(timeCs - bestCs)}
              </span>,
              <span key="points" className="tabular-nums">
                {formatNumber(own, 0)}
              </span>,
              <b key="gain" className="tabular-nums">
                {formatSigned(calculateGain(boards, index, faster), "", 1)}
              </b>,
            ],
          };
        })}
      />
      <p className="text-14 leading-5 text-dim">
        Gain is in score, with everybody else's times as they are. See{" "}
        <a href="/leaderboards/rules#points">points</a> for the formula.
      </p>
    </div>
  );
}

/** Seconds that were typed, 0.01 to 600; `null` for everything else. */
function parseSeconds(text: string): number | null {
  const plain = text.trim().replace(",", ".");
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return null;
  const value = Number(plain);
  return value >= 0.01 && value <= 600 ? value : null;
}
