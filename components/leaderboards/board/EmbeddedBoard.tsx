import { Seo } from "@/components/head/Seo";
import { Place } from "@/components/leaderboards/parts/Place";
import { RunGap, RunTime } from "@/components/leaderboards/parts/RunTime";
import { WeaponTypeName } from "@/components/leaderboards/parts/WeaponTypeName";
import { getBoardPath, getEmbedPath, getRunPath } from "@/lib/leaderboards/board/board-paths";
import { formatPlayers } from "@/lib/leaderboards/board/format-board";
import type { EmbedPageData } from "@/lib/leaderboards/page-data";
import { siteConfig } from "@/lib/site/config";
import { formatCount } from "@/lib/text/format";
import tables from "@/styles/kit.module.css";
import classes from "./EmbeddedBoard.module.css";

/** The first rows of a board, to be shown in a frame of another site. Links open the site in a new tab. */
export function EmbeddedBoard({ id, title, subtitle, rows, runners, runs }: EmbedPageData) {
  return (
    <main className="p-4">
      <Seo
        title={`${title}: ${subtitle}`}
        description={`The fastest runs of ${title}.`}
        path={getEmbedPath(id)}
        noIndex
      />
      <h1 className="text-17 leading-6">{title}</h1>
      <p className="mb-2 text-14 leading-5 text-dim">
        {subtitle}. {formatCount(runners, "runner", "runners")}, {formatCount(runs, "run", "runs")}.
      </p>
      {rows.length === 0 ? (
        <p className="py-4 text-14">No verified runs yet.</p>
      ) : (
        <table className={tables.table}>
          <caption className="visually-hidden">
            {title}, {subtitle}
          </caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Rank</th>
              <th scope="col">Time</th>
              <th scope="col">Gap</th>
              <th scope="col">Runner</th>
              <th scope="col">Weapon</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ runId, place, timeCs, gapCs, players, weapon }) => (
              <tr key={runId}>
                <td>
                  <Place place={place} />
                </td>
                <th scope="row">
                  <a href={getRunPath(runId)} target="_blank" rel="noopener">
                    <RunTime timeCs={timeCs} />
                  </a>
                </th>
                <td className={classes.gap}>
                  <RunGap gapCs={gapCs} />
                </td>
                <td className="w-full wrap-anywhere">
                  <bdi>{formatPlayers(players)}</bdi>
                </td>
                <td className={classes.weapon}>
                  <WeaponTypeName weapon={weapon} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="mt-3 text-13 leading-5">
        <a href={getBoardPath(id)} target="_blank" rel="noopener">
          Full board on {siteConfig.name}
        </a>
      </p>
    </main>
  );
}
