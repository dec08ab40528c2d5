import type { ProfilePageData } from "@/lib/profile-page/page-data";
import { publishedRow } from "./builds/rows";

/** A player's page as the server gives it. */
export function profilePage(changes: Partial<ProfilePageData> = {}): ProfilePageData {
  return {
    uid: "maple",
    profile: { displayName: "Maple the Lance", photoURL: null, icon: null },
    memberSince: "2026-01-02",
    runs: 12,
    answers: 3,
    badges: [
      { id: "first-run", day: "2026-02-03" },
      { id: "ten-runs", day: "2026-05-06" },
    ],
    places: {
      points: 5530.4,
      boards: 2,
      best: [
        {
          boardId: "1-000-shimmering-swords_ta_bow_pc_1",
          quest: "1,000 Shimmering Swords",
          runId: "a".repeat(24),
          timeCs: 24_000,
          points: 612.4,
          place: 2,
          runners: 41,
        },
      ],
    },
    builds: { message: "OK", builds: [publishedRow(1)], nextCursor: null },
    guides: [{ slug: "bow-basics", title: "Bow basics", summary: "How to charge." }],
    ...changes,
  };
}
