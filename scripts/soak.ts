import { createInProcessDb } from "@/tests/support/in-process-db";
import { coinActions, everyAction } from "@/tests/support/soak/actions";
import { runSoak, type SoakReport } from "@/tests/support/soak/run-soak";
import { runMain } from "./lib/target";

/**
 * `npm run soak -- [--minutes N] [--seed S] [--operations N]`: 50 people do everything that people do, on a store that is
 * slow, aborts, and loses its connection before and after a commit; with repeated calls and wrong clocks. Then ledgers,
 * boards and help requests are checked, and effects that were lost or doubled are counted. Exit code 1 when there is one.
 *
 * With `--operations` it is coins alone, until so many calls have been made that read or write a ledger.
 */
runMain(async () => {
  const options = readOptions(process.argv.slice(2));
  const endsAt = Date.now() + options.minutes * 60_000;
  const startedAt = performance.now();
  console.log(`Seed ${options.seed}`);
  // The use cases say that they put work off; here every one does.
  console.warn = () => {};
  const report = await runSoak(createInProcessDb(), {
    seed: options.seed,
    actions: options.operations === null ? everyAction : coinActions,
    // The store in memory answers every call milliseconds late: so that it is never idle.
    lanes: 25,
    actionsPerDay: options.operations === null ? 200 : 100,
    goesOn: ({ ledgerCalls }) =>
      options.operations === null ? Date.now() < endsAt : ledgerCalls < options.operations,
  });
  const seconds = (performance.now() - startedAt) / 1000;
  return print(report, seconds) ? 0 : 1;
});

function readOptions(words: readonly string[]): { minutes: number; seed: number; operations: number | null } {
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
): boolean {
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
  return lost.length + doubled.length + problems.length === 0;
}
