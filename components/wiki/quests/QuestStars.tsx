import type { Column } from "@/components/list/table-column";

/** Difficulty of a quest: the number first, so that rows can be compared at a glance. */
export function QuestStars({ stars }: { stars: number }) {
  return (
    <span className="inline-flex items-center gap-0.75 tabular-nums">
      {stars}
      <svg viewBox="0 0 12 12" width="12" height="12" className="text-dim" aria-hidden="true">
        <path d="M6 .8l1.6 3.4 3.6.5-2.6 2.6.6 3.7L6 9.2 2.8 11l.6-3.7L.8 4.7l3.6-.5z" fill="currentColor" />
      </svg>
      <span className="visually-hidden">{stars === 1 ? "star" : "stars"}</span>
    </span>
  );
}

/** Column of the difficulty, of quests that may have none. */
export const starsColumn: Column<{ readonly stars: number | null }> = {
  key: "stars",
  label: "Stars",
  // The star after the number is enough.
  card: "",
  align: "end",
  phone: "figure",
  render: ({ stars }) =>
    stars === null ? <span className="text-dim">—</span> : <QuestStars stars={stars} />,
  sortValue: ({ stars }) => stars,
  firstDirection: "asc",
};
