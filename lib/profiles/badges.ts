/** A person's counts that badges look at. Counts are whole and at least zero. */
export interface Deeds {
  /** Verified runs. */
  readonly runs: number;
  /** Approved answers in Hunting Help. */
  readonly answers: number;
  /** Verified runs that were first on their board, alone or tied, when they were verified. */
  readonly records: number;
  /** Builds that were published for the first time. */
  readonly publications: number;
  /** Likes on all builds. */
  readonly likes: number;
  /** UTC days in a row on which the daily quiz was answered, up to the latest answer. */
  readonly quizStreak: number;
}

type BadgeTone = "bronze" | "silver" | "gold";

interface Badge {
  readonly name: string;
  /** Reason of the badge. */
  readonly description: string;
  readonly deed: keyof Deeds;
  /** How much of the deed it takes, from 1. */
  readonly count: number;
  readonly tone: BadgeTone;
}

/** Every badge. A new one is a new line; it is granted with the next deed of its kind. */
export const badges = {
  "first-run": {
    name: "First Hunt",
    description: "First verified run",
    deed: "runs",
    count: 1,
    tone: "bronze",
  },
  "ten-runs": {
    name: "Regular Runner",
    description: "10 verified runs",
    deed: "runs",
    count: 10,
    tone: "silver",
  },
  "fifty-runs": {
    name: "Veteran Runner",
    description: "50 verified runs",
    deed: "runs",
    count: 50,
    tone: "gold",
  },
  "first-record": {
    name: "Record Holder",
    description: "First place on a board",
    deed: "records",
    count: 1,
    tone: "silver",
  },
  "ten-records": {
    name: "Record Breaker",
    description: "10 first places on boards",
    deed: "records",
    count: 10,
    tone: "gold",
  },
  "first-build": {
    name: "Builder",
    description: "First published build",
    deed: "publications",
    count: 1,
    tone: "bronze",
  },
  "ten-builds": {
    name: "Armory",
    description: "10 published builds",
    deed: "publications",
    count: 10,
    tone: "silver",
  },
  "ten-likes": {
    name: "Well Liked",
    description: "10 likes on builds",
    deed: "likes",
    count: 10,
    tone: "silver",
  },
  "hundred-likes": {
    name: "Crowd Favorite",
    description: "100 likes on builds",
    deed: "likes",
    count: 100,
    tone: "gold",
  },
  "first-answer": {
    name: "Helper",
    description: "First approved answer",
    deed: "answers",
    count: 1,
    tone: "bronze",
  },
  "ten-answers": {
    name: "Mentor",
    description: "10 approved answers",
    deed: "answers",
    count: 10,
    tone: "silver",
  },
  "fifty-answers": {
    name: "Guildmaster",
    description: "50 approved answers",
    deed: "answers",
    count: 50,
    tone: "gold",
  },
  "quiz-week": {
    name: "Quiz Week",
    description: "Daily quiz answered 7 days in a row",
    deed: "quizStreak",
    count: 7,
    tone: "bronze",
  },
  "quiz-month": {
    name: "Quiz Month",
    description: "Daily quiz answered 28 days in a row",
    deed: "quizStreak",
    count: 28,
    tone: "gold",
  },
} as const satisfies Readonly<Record<string, Badge>>;

export type BadgeId = keyof typeof badges;

/** Whether a text is the ID of a badge. */
export function isBadge(text: string): text is BadgeId {
  return Object.hasOwn(badges, text);
}

/** All badges, in the order in which they are shown. */
export const badgeIds: readonly BadgeId[] = Object.keys(badges).filter(isBadge);

/** The badges that these deeds earn. */
export function listEarnedBadges(deeds: Deeds): BadgeId[] {
  return badgeIds.filter((id) => deeds[badges[id].deed] >= badges[id].count);
}
