import type { UserDocument } from "./schema";

/** How far an account is trusted, by what it did: 0 for a new one, 3 for one that helped for months. */
type TrustLevel = 0 | 1 | 2 | 3;

interface TrustRule {
  /** Requirements of the level: days since the first sign-in, with as many of one of these deeds. */
  readonly takes: { readonly days: number; readonly deeds: number };
  /** Whether the daily limits of new accounts apply. */
  readonly isLimited: boolean;
  /** Whether texts may link to other sites. */
  readonly canLink: boolean;
  /** Whether the account may review runs of others, once it has as many verified ones as `reviewerRuns`. */
  readonly canReview: boolean;
  /** Whether the account may propose guides and changes to them, which creators decide. */
  readonly canPropose: boolean;
  /** Weight of a report. */
  readonly reportWeight: number;
  /** How much reports must weigh together to hide what the account wrote until a moderator has judged it. */
  readonly holdWeight: number;
}

/**
 * The one table of trust. A deed is an approved answer, a verified run or an upheld report; none of them can be made by
 * the account alone. A level without deeds takes days only.
 */
export const trustRules: Readonly<Record<TrustLevel, TrustRule>> = {
  0: {
    takes: { days: 0, deeds: 0 },
    isLimited: true,
    canLink: false,
    canReview: false,
    canPropose: false,
    reportWeight: 0,
    holdWeight: 6,
  },
  1: {
    takes: { days: 7, deeds: 0 },
    isLimited: false,
    canLink: true,
    canReview: true,
    canPropose: false,
    reportWeight: 2,
    holdWeight: 6,
  },
  2: {
    takes: { days: 30, deeds: 5 },
    isLimited: false,
    canLink: true,
    canReview: true,
    canPropose: true,
    reportWeight: 3,
    holdWeight: 10,
  },
  3: {
    takes: { days: 90, deeds: 20 },
    isLimited: false,
    canLink: true,
    canReview: true,
    canPropose: true,
    reportWeight: 4,
    holdWeight: 10,
  },
};

/** Verified runs from which on a hunter may review those of others. */
export const reviewerRuns = 5;

const dayMs = 86_400_000;
/** Reports by which a reporter is known. */
const knownReports = 3;

type Known = Pick<UserDocument, "createdAt" | "stats" | "reporting" | "block">;

/** The level of an account at a moment. One that is blocked is not trusted. @param user `null` for one that is seen now */
export function getTrustLevel(user: Known | null, at: Date): TrustLevel {
  if (!user || (user.block && user.block.until.toDate() > at)) return 0;
  const days = (at.getTime() - user.createdAt.toDate().getTime()) / dayMs;
  const deeds = user.stats.answers + user.stats.runs + user.reporting.upheld;
  const levels: readonly TrustLevel[] = [3, 2, 1];
  return (
    levels.find((level) => days >= trustRules[level].takes.days && deeds >= trustRules[level].takes.deeds) ??
    0
  );
}

/** Whether an account may fill in the checklist of others' runs, which a moderator then signs. */
export function canReviewRuns(user: Known | null, at: Date): boolean {
  return trustRules[getTrustLevel(user, at)].canReview && (user?.stats.runs ?? 0) >= reviewerRuns;
}

/** Whether an account may propose guides, and changes to those of others. */
export function canProposeGuides(user: Known | null, at: Date): boolean {
  return trustRules[getTrustLevel(user, at)].canPropose;
}

/**
 * Weight of an account's report: nothing from a new one and from one whose reports are mostly dismissed, more from one
 * whose reports are upheld.
 */
export function getReportWeight(user: Known | null, at: Date): number {
  const level = getTrustLevel(user, at);
  const { upheld, dismissed } = user?.reporting ?? { upheld: 0, dismissed: 0 };
  if (dismissed >= knownReports && dismissed > upheld) return 0;
  const bonus = upheld >= knownReports && upheld >= 3 * dismissed ? 1 : 0;
  const { reportWeight } = trustRules[level];
  return reportWeight === 0 ? 0 : reportWeight + bonus;
}

/** Whether a text leads to another site. */
export function hasLink(text: string): boolean {
  return /https?:\/\/|\bwww\.\S|\][(:]\s*<?(?:\/\/|[a-z][a-z0-9+.-]*:)/i.test(text);
}
