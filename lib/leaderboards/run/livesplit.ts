import { maxSplitLength, maxSplits } from "@/lib/leaderboards/rules";
import { formatRunTime, maxTimeCs } from "./run-time";

/** Largest file that is read, in bytes: a history of some thousand attempts. */
export const maxLssBytes = 4_000_000;

/** A run out of a file of LiveSplit, as it would be typed. */
interface ImportedPace {
  /** The clear time; empty where the last segment has none. */
  readonly time: string;
  readonly splits: readonly { readonly label: string; readonly time: string }[];
  /** How many splits the file has beyond those that a run can have. */
  readonly leftOut: number;
}

/** Why a file cannot be taken, as a sentence. */
type LssProblem = "This is not a splits file of LiveSplit (.lss)." | "Its personal best has no splits yet.";

const openings = /<!(?:DOCTYPE|ENTITY)/i;

/**
 * Reads the personal best of a splits file of LiveSplit (`.lss`): the name of each segment and the moment at which it
 * ended, the last one as the clear time. Game time comes before real time, as far as every segment that has a time has
 * both. Names of subsplits lose their marks. Reads the text alone: no entity is expanded, nothing is fetched.
 */
export function readLss(text: string): ImportedPace | LssProblem {
  const run = /<Run\b[\s\S]*<\/Run>/.exec(text)?.[0];
  if (!run || openings.test(text)) return "This is not a splits file of LiveSplit (.lss).";
  const segments = [...run.matchAll(/<Segment>([\s\S]*?)<\/Segment>/g)].map(([, inside = ""]) => ({
    label: cleanName(/<Name>([\s\S]*?)<\/Name>/.exec(inside)?.[1] ?? ""),
    best: /<SplitTime\s+name="Personal Best"\s*>([\s\S]*?)<\/SplitTime>/.exec(inside)?.[1] ?? "",
  }));
  if (segments.length === 0) return "This is not a splits file of LiveSplit (.lss).";
  const inGame = readTimes(segments, "GameTime");
  const inReal = readTimes(segments, "RealTime");
  const timed = inGame.length >= inReal.length ? inGame : inReal;
  if (timed.length === 0) return "Its personal best has no splits yet.";
  const rising = timed.filter(({ timeCs }, index) => timeCs > (timed[index - 1]?.timeCs ?? 0));
  const last = segments.at(-1);
  const end = rising.at(-1);
  const isWhole = end !== undefined && end.segment === last;
  const splits = nameApart(isWhole ? rising.slice(0, -1) : rising);
  return {
    time: isWhole ? formatRunTime(end.timeCs) : "",
    splits: splits.slice(0, maxSplits),
    leftOut: Math.max(0, splits.length - maxSplits),
  };
}

interface Segment {
  readonly label: string;
  readonly best: string;
}

function readTimes(segments: readonly Segment[], clock: "GameTime" | "RealTime") {
  return segments.flatMap((segment) => {
    const text = new RegExp(`<${clock}>([^<]*)</${clock}>`).exec(segment.best)?.[1] ?? "";
    const timeCs = readSpan(text);
    return timeCs === null ? [] : [{ segment, timeCs }];
  });
}

/** `00:04:32.1500000` in centiseconds; what is beyond them is cut off, as the game's own clock does. */
function readSpan(text: string): number | null {
  const [, hours, minutes, seconds, fraction = ""] =
    /^(\d{1,2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?$/.exec(text.trim()) ?? [];
  if (seconds === undefined) return null;
  const whole = 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds);
  const timeCs = 100 * whole + Number(fraction.padEnd(2, "0").slice(0, 2));
  return timeCs > 0 && timeCs <= maxTimeCs ? timeCs : null;
}

const entities: Readonly<Record<string, string>> = {
  ...{ "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'", "&amp;": "&" },
};

/** `-First topple` and `{Phase 1}First topple` are subsplits. */
function cleanName(text: string): string {
  const plain = text
    .replace(/^<!\[CDATA\[([\s\S]*)\]\]>$/, "$1")
    .replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => entities[entity] ?? entity)
    .trim();
  return plain.replace(/^(?:-|\{[^}]*\})\s*/, "").slice(0, maxSplitLength);
}

/** Names that differ, as a run's must. */
function nameApart(timed: readonly { readonly segment: Segment; readonly timeCs: number }[]) {
  const seen = new Map<string, number>();
  return timed.map(({ segment: { label }, timeCs }, index) => {
    const name = label === "" ? `Split ${index + 1}` : label;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    const suffix = times > 1 ? ` ${times}` : "";
    return {
      label: `${name.slice(0, maxSplitLength - suffix.length)}${suffix}`,
      time: formatRunTime(timeCs),
    };
  });
}
