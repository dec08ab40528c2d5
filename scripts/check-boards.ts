import { callServer, chooseTarget, runMain } from "./lib/target";

/**
 * Rebuilds all leaderboards, points and records from the runs and prints every difference from what is stored. Exit
 * code 1 when there is one. The last line is always `N boards, N runs, N differences`.
 */
runMain(async () => {
  const target = await chooseTarget();
  const { boards, runs, unsettled, differences } = await readReport(target);
  console.log(`${target.name}:`);
  for (const line of differences) console.log(`  ${line}`);
  if (unsettled > 0) console.log(`  Points of ${unsettled} boards are still being spread.`);
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
