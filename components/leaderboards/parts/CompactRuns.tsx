import type { ReactNode } from "react";
import { Name } from "@/components/game/Name";
import { GameIcon } from "@/components/ui/GameIcon";
import type { WeaponType } from "@/lib/catalog/codes";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { getRunPath } from "@/lib/leaderboards/board/board-paths";
import { Day } from "./Day";
import { Players } from "./Players";
import { RunTime } from "./RunTime";

interface CompactRun {
  readonly runId: string;
  readonly timeCs: number;
  readonly weapon: WeaponType;
  readonly players: readonly { readonly uid: string | null; readonly name: string }[];
  readonly at: string;
  /** Where the list mixes quests. */
  readonly quest?: { readonly id: string; readonly name: string };
  /** Next to the time. */
  readonly note?: ReactNode;
}

/** A few runs, each on two lines. */
export function CompactRuns({ runs }: { runs: readonly CompactRun[] }) {
  return (
    <ul className="grid gap-3">
      {runs.map(({ runId, timeCs, weapon, players, at, quest, note }) => (
        <li key={runId} className="flex items-start gap-3">
          <GameIcon
            name={weapon}
            size={22}
            label={weaponTypeLabels[weapon]}
            className="flex-none mt-1 text-dim"
          />
          <div className="flex-1 min-w-0">
            <p className="flex flex-wrap items-baseline gap-x-2.5">
              <a href={getRunPath(runId)}>
                <RunTime timeCs={timeCs} className="text-17 leading-6" />
              </a>
              {quest && (
                <span className="min-w-0 text-14 leading-5 wrap-anywhere">
                  <Name entity="quests" id={quest.id}>
                    {quest.name}
                  </Name>
                </span>
              )}
            </p>
            <p className="flex flex-wrap gap-x-2.5 text-13 leading-5 text-dim">
              <span className="wrap-anywhere">
                <Players players={players} />
              </span>
              {note}
              <Day at={at} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
