import { ProfileIcon } from "@/components/ui/ProfileIcon";
import { SignedFigure } from "@/components/ui/SignedFigure";
import { getRankingPath } from "@/lib/leaderboards/board-paths";
import type { RankingResponse } from "@/lib/leaderboards/schema";
import { isProfileIcon } from "@/lib/profiles/icons";
import { getUserPath } from "@/lib/site/routes";
import { formatNumber } from "@/lib/text/format";
import { Place } from "../parts/Place";
import classes from "./RankingTable.module.css";

/** Runners by points. */
export function RankingTable({ runners }: Pick<RankingResponse, "runners">) {
  return (
    <table
      className={`${classes.table} border-spacing-0 border-separate tabular-nums w-full text-14 leading-5`}
    >
      <caption className="visually-hidden">Runners by points</caption>
      <thead>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">Runner</th>
          <th scope="col">Points</th>
          <th scope="col">Change</th>
          <th scope="col">Boards</th>
          <th scope="col">
            <span className="visually-hidden">Calculator</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {runners.map(({ place, uid, name, icon, points, boards, change }) => (
          <tr key={uid}>
            <td data-cell="place">
              <Place place={place} />
            </td>
            <th scope="row">
              <a
                href={getUserPath(uid)}
                className="inline-flex items-center gap-2 text-default font-semibold"
              >
                {isProfileIcon(icon) && <ProfileIcon id={icon} size={24} />}
                <bdi>{name}</bdi>
              </a>
            </th>
            <td data-cell="points" className="text-17 font-bold">
              {formatNumber(points, 0)}
            </td>
            <td data-cell="figure">
              <SignedFigure value={Math.round(change)} />
            </td>
            <td data-cell="boards">{formatNumber(boards)}</td>
            <td data-cell="link">
              <a href={`${getRankingPath(uid)}#calculator`} aria-label={`Points of ${name} by board`}>
                Details
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
