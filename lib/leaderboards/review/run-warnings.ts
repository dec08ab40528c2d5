import { formatRunTime } from "@/lib/leaderboards/run/run-time";
import { joinWords } from "@/lib/text/join-words";

/** Warnings about a run that waits. None of them decides anything. */
export const warningKinds = [
  "shared-video",
  "first-run",
  "new-account",
  "own-jump",
  "board-jump",
  "video-gone",
  "channel",
  "mutual-review",
] as const;
type WarningKind = (typeof warningKinds)[number];

interface RunWarning {
  readonly kind: WarningKind;
  readonly text: string;
  /** Further runs that it is about. */
  readonly runs: readonly string[];
}

/** The facts about a run before somebody decides. */
export interface WarnedRun {
  readonly timeCs: number;
  /** Other runs with the same video. */
  readonly sharing: readonly string[];
  /** Verified runs of who submitted it; `null` where the account is gone. */
  readonly verified: number | null;
  /** Milliseconds since that account was first seen; `null` likewise. */
  readonly ageMs: number | null;
  /** The party's fastest verified time on the board; `null` = none. */
  readonly ownCs: number | null;
  /** Times of the board in order, fastest first. */
  readonly boardCs: readonly number[];
  /** The provider's answer; `null` where it was not asked or did not say. */
  readonly video: { readonly state: "found"; readonly channel: string } | { readonly state: "gone" } | null;
  readonly names: readonly string[];
  /** Reviewers whose own runs the runner reviewed. */
  readonly mutual: readonly string[];
}

const weekMs = 7 * 86_400_000;
/** A time below this share of the own best is a jump. */
const ownJump = 0.85;
/** Rows from which on a board has a curve. */
const curveRows = 5;

/** The warnings about a run, the gravest first. */
export function listRunWarnings(run: WarnedRun): RunWarning[] {
  const { timeCs, ownCs, boardCs, video } = run;
  const warnings: (RunWarning | false)[] = [
    video?.state === "gone" && warn("video-gone", "The provider has no such video, or it is private."),
    run.sharing.length > 0 &&
      warn(
        "shared-video",
        "The same video is the proof of another run. Check that it shows both.",
        run.sharing,
      ),
    ownCs !== null &&
      timeCs < ownJump * ownCs &&
      warn(
        "own-jump",
        `${formatPercent(1 - timeCs / ownCs)} faster than their best here, ${formatRunTime(ownCs)}.`,
      ),
    isBoardJump(timeCs, boardCs) &&
      warn("board-jump", "Further ahead of the record than the record is ahead of the fifth place."),
    video?.state === "found" &&
      !run.names.some((name) => isNamed(video.channel, name)) &&
      warn("channel", `The channel is “${video.channel}”, which names none of the hunters.`),
    run.mutual.length > 0 &&
      warn(
        "mutual-review",
        `The runner has reviewed runs of ${joinWords(run.mutual)}, who reviewed this one.`,
      ),
    run.ageMs !== null && run.ageMs < weekMs && warn("new-account", "The account is younger than a week."),
    run.verified === 0 && warn("first-run", "The first run of this account."),
  ];
  return warnings.filter((warning) => warning !== false);
}

/** Whether a time leaves the curve of a board: its lead over the record is longer than that of the record over the fifth. */
function isBoardJump(timeCs: number, boardCs: readonly number[]): boolean {
  const [bestCs] = boardCs;
  const fifthCs = boardCs[curveRows - 1];
  return bestCs !== undefined && fifthCs !== undefined && bestCs - timeCs > fifthCs - bestCs;
}

function isNamed(channel: string, name: string): boolean {
  const [a, b] = [channel, name].map((text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""));
  return a !== undefined && b !== undefined && b !== "" && (a.includes(b) || (a.length > 2 && b.includes(a)));
}

function formatPercent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

function warn(kind: WarningKind, text: string, runs: readonly string[] = []): RunWarning {
  return { kind, text, runs };
}
