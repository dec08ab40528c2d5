import type { ProfilePageData } from "@/lib/profile-page/page-data";
import { formatNumber } from "@/lib/text/format";

/** Counts of a person's content and places. */
export function ProfileFigures({ page: { runs, answers, places, builds } }: { page: ProfilePageData }) {
  const buildCount = `${builds.builds.length}${builds.nextCursor === null ? "" : "+"}`;
  const figures = [
    ["Verified runs", formatNumber(runs)],
    ["Leaderboard points", formatNumber(Math.round(places.points))],
    ["Published builds", buildCount],
    ["Approved answers", formatNumber(answers)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 md:grid-cols-4 gap-2.5 mb-7">
      {figures.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse py-2.5 px-4 border rounded-md bg-card">
          <dt className="text-13 leading-4.5 text-dim">{label}</dt>
          <dd className="text-20 leading-7 font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
