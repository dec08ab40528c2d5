import { StaffBadge } from "@/components/ui/PersonName";
import { ProfileIcon } from "@/components/ui/ProfileIcon";
import { SignedFigure } from "@/components/ui/SignedFigure";
import { getRankingPath } from "@/lib/leaderboards/board/board-paths";
import type { RankingResponse } from "@/lib/leaderboards/schema";
import { isProfileIcon } from "@/lib/profiles/icons";
import { getUserPath } from "@/lib/site/routes";
import { formatNumber } from "@/lib/text/format";
import tables from "@/styles/kit.module.css";
import { Place } from "../parts/Place";

/** Runners by points. */
export function RankingTable({ runners }: Pick<RankingResponse, "runners">) {
  return (
    <table className={tables.table} data-figures="">
      <caption className="visually-hidden">Runners by points</caption>
      <thead>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col" className="w-full text-start">
            Runner
          </th>
          <th scope="col">Points</th>
          <th scope="col">Change</th>
          <th scope="col" className="max-md:hidden">
            Boards
          </th>
          <th scope="col">
            <span className="visually-hidden">Calculator</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {runners.map(({ place, uid, name, isStaff, icon, points, boards, change }) => (
          <tr key={uid}>
            <td className="text-center">
              <Place place={place} />
            </td>
            <th scope="row" className="text-start wrap-anywhere">
              <a
                href={getUserPath(uid)}
                className="inline-flex items-center gap-2 text-default font-semibold"
              >
                {isProfileIcon(icon) && <ProfileIcon id={icon} size={24} />}
                <bdi>{name}</bdi>
              </a>
              {isStaff && <StaffBadge />}
            </th>
            <td className="text-17 font-bold">{formatNumber(points, 0)}</td>
            <td>
              <SignedFigure value={Math.round(change)} />
            </td>
            <td className="max-md:hidden">{formatNumber(boards)}</td>
            <td>
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
