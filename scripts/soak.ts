import { createInProcessDb } from "@/tests/support/in-process-db";
import { coinActions, everyAction } from "@/tests/support/soak/actions";
import { runSoak, type SoakReport } from "@/tests/support/soak/run-soak";
import { runMain } from "./lib/target";

/** More than that in one store takes gigabytes; a run of a million in one ended with an overflow of the stack. */
const operationsPerWorld = 100_000;

/**
 * `npm run soak -- [--minutes N] [--seed S] [--operations N]`: 50 people do everything that people do, on a store that is
 * slow, aborts, and loses its connection before and after a commit; with repeated calls and wrong clocks. Then ledgers,
 * boards and help requests are checked, and effects that were lost or doubled are counted. Exit code 1 when there is one.
 *
 * With `--operations` it is coins alone, until so many calls have been made that read or write a ledger: by 50 other
 * people on an empty store for each 100,000.
 */
runMain(async () => {
  const options = readOptions(process.argv.slice(2));
  const startedAt = performance.now();
  // The use cases say that they put work off; here every one does.
  console.warn = () => {};
  let sum: SoakReport | null = null;
  for (let world = 0; world < countWorlds(options); world += 1) {
    const seed = options.seed + world;
    console.log(`Seed ${seed}`);
    const report = await runWorld(options, seed, sum?.counts.ledgerCalls ?? 0);
    sum = sum === null ? report : addReports(sum, report);
    print(sum, (performance.now() - startedAt) / 1000);
  }
  return sum !== null && sum.lost.length + sum.doubled.length + sum.problems.length === 0 ? 0 : 1;
});

function countWorlds({ operations }: Options): number {
  return operations === null ? 1 : Math.ceil(operations / operationsPerWorld);
}

/** @param done calls on ledgers of the worlds before this one */
function runWorld({ operations, minutes }: Options, seed: number, done: number): Promise<SoakReport> {
  const endsAt = Date.now() + minutes * 60_000;
  const goal = Math.min(operationsPerWorld, (operations ?? 0) - done);
  return runSoak(createInProcessDb(), {
    seed,
    actions: operations === null ? everyAction : coinActions,
    // The store in memory answers every call milliseconds late: so that it is never idle.
    lanes: 25,
    actionsPerDay: operations === null ? 200 : 100,
    goesOn: ({ counts }) => (operations === null ? Date.now() < endsAt : counts.ledgerCalls < goal),
  });
}

function addReports(one: SoakReport, other: SoakReport): SoakReport {
  return {
    counts: addFigures(one.counts, other.counts),
    faults: addFigures(one.faults, other.faults),
    days: one.days + other.days,
    left: one.left + other.left,
    entries: one.entries + other.entries,
    lost: [...one.lost, ...other.lost],
    doubled: [...one.doubled, ...other.doubled],
    problems: [...one.problems, ...other.problems],
  };
}

function addFigures<Figures extends { readonly [Key in keyof Figures]: number }>(
  one: Figures,
  other: Figures,
): Figures {
  const keys = Object.keys(one) as (keyof Figures)[];
  return Object.fromEntries(keys.map((key) => [key, one[key] + other[key]])) as Figures;
}

interface Options {
  readonly minutes: number;
  readonly seed: number;
  readonly operations: number | null;
}

function readOptions(words: readonly string[]): Options {
  const read = (name: string) => {
    const at = words.indexOf(`--${name}`);
    if (at === -1) return null;
    const value = Number(words[at + 1]);
    if (!(value > 0)) throw new Error(`--${name} needs a number above zero.`);
    return value;
  };
  return {
    minutes: read("minutes") ?? 1,
    seed: read("seed") ?? Math.floor(Math.random() * 2 ** 31),
    operations: read("operations"),
  };
}

function print(
  { counts, faults, days, left, entries, lost, doubled, problems }: SoakReport,
  seconds: number,
): void {
  const format = (value: number) => Math.round(value).toLocaleString("en-US");
  console.log(
    [
      `${format(counts.actions)} actions over ${format(days)} days, ${format(counts.calls)} calls, of which ${format(counts.ledgerCalls)} on a ledger`,
      `${format(counts.refused)} refused, ${format(counts.repeated)} sent twice at once, ${format(left)} people left`,
      `Faults: ${format(faults.slow)} slow, ${format(faults.aborted)} aborted, ${format(faults.lostBefore)} lost before the commit, ${format(faults.lostAfter)} after`,
      `${format(entries)} ledger entries, ${seconds.toFixed(1)} s, ${format(counts.calls / seconds)} calls a second`,
    ].join("\n"),
  );
  for (const [name, lines] of Object.entries({ lost, doubled, problems })) {
    for (const line of lines.slice(0, 20)) console.error(`  ${name}: ${line}`);
  }
  console.log(`${lost.length} lost, ${doubled.length} doubled, ${problems.length} problems`);
}
