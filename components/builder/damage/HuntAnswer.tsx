import { formatHuntTime, ownName } from "@/lib/builder/hunt/format-hunt";
import type { SolvedHunt } from "@/lib/builder/hunt/solve-hunt";
import { formatNumber } from "@/lib/text/format";
import { formatDamage } from "./format-damage";

interface HuntAnswerProps {
  hunt: SolvedHunt;
  /** A newer question is being calculated. */
  isBusy: boolean;
}

/** How long the hunt takes, how sure that is, and what was never measured in it. */
export function HuntAnswer({ hunt, isBusy }: HuntAnswerProps) {
  const { course, played, hunters, health, limitSec } = hunt;
  const assumed = hunters.filter(({ notes }) => notes.pace.source === "assumed");
  const { seconds } = course;
  const end = seconds ?? limitSec;
  const damage = course.hunters.reduce((sum, each) => sum + each.damage, course.statusDamage);
  const [own] = course.hunters;
  const loops = own && hunters[0] ? own.hits / Math.max(hunters[0].notes.hits, 1) : 0;
  return (
    <div
      className="grid gap-1 py-2 px-3.5 border border-strong rounded-md bg-raised data-[busy]:opacity-60"
      data-busy={isBusy || undefined}
      aria-live="polite"
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="text-34 leading-10 font-[700] tabular-nums">
          {seconds === null ? "Not slain" : formatHuntTime(seconds)}
        </b>
        <span className="text-13 leading-4.5 text-dim">
          {seconds === null
            ? `within ${formatHuntTime(limitSec)}`
            : `expected${assumed.length > 0 ? ", at an assumed pace" : ""}`}
        </span>
      </p>
      <dl className="flex flex-wrap gap-y-0.5 gap-x-4 text-13 leading-4.5">
        <Figure label="Damage per minute" value={formatDamage((damage * 60) / Math.max(end, 1))} />
        <Figure label="Health" value={formatNumber(health, 0)} />
        {loops > 0 && <Figure label="Your combos" value={formatNumber(loops, 1)} />}
        {played.seconds && (
          <>
            <Figure
              label={`${played.runs - played.failed} simulated hunts`}
              value={`${formatHuntTime(played.seconds.mean)} ± ${formatNumber(played.seconds.standardError, 1)} s`}
            />
            <Figure
              label="8 of 10 take"
              value={`${formatHuntTime(played.seconds.low)} to ${formatHuntTime(played.seconds.high)}`}
            />
          </>
        )}
      </dl>
      {assumed.length > 0 && (
        <p className="text-13 leading-4.5">
          <b>Unmeasured:</b> nobody timed {listCombos(assumed.map(({ name }) => name))}. Use these times to
          compare builds only.
        </p>
      )}
    </div>
  );
}

/** "your combo and that of Horn". The first hunter is the reader. */
function listCombos(names: readonly string[]): string {
  const others = names.filter((name) => name !== ownName);
  const theirs =
    others.length > 0
      ? [`${others.length === names.length ? "the combo" : "that"} of ${others.join(", ")}`]
      : [];
  return [...(names.includes(ownName) ? ["your combo"] : []), ...theirs].join(" and ");
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex gap-1.25">
      <dt className="text-dim">{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
