import { callServer, chooseTarget, runMain } from "./lib/target";

/**
 * Rebuilds all leaderboards, points and records from the runs and prints every difference from what is stored. Exit
 * code 1 when there is one. With `--ranking` it also prints the ranking by the present formula of points next to the one
 * before. The last line is always `N boards, N runs, N differences`.
 */
runMain(async () => {
  const target = await chooseTarget();
  const { boards, runs, unsettled, differences, ranking } = await readReport(target);
  console.log(`${target.name}:`);
  for (const line of differences) console.log(`  ${line}`);
  if (unsettled > 0) console.log(`  Points of ${unsettled} boards are still being spread.`);
  if (process.argv.includes("--ranking")) {
    const points = (score: number) => (score / 100).toFixed(0);
    for (const { name, place, score, formerPlace, formerScore } of ranking) {
      console.log(
        `  ${place}. ${name}: ${points(score)} points, before ${formerPlace}. with ${points(formerScore)}`,
      );
    }
  }
  console.log(`${boards} boards, ${runs} runs, ${differences.length} differences`);
  return differences.length === 0 ? 0 : 1;
});

async function readReport(target: Awaited<ReturnType<typeof chooseTarget>>) {
  const { boardsReportSchema } = await import("@/lib/leaderboards/board/boards-report");
  if (target.kind === "server") return callServer(target.address, "boards-report", boardsReportSchema);
  const { getDb } = await import("@/lib/firebase/admin.server");
  const { runBoardsCheck } = await import("@/lib/admin/run-checks.server");
  return runBoardsCheck(await getDb());
}
