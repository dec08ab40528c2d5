import { callServer, chooseTarget, runMain } from "./lib/target";

/** Checks for every user that the balance is the sum of the ledger. Exit code 1 when it is not. */
runMain(async () => {
  const target = await chooseTarget();
  const report = await readReport(target);
  console.log(
    `${target.name}: ${report.users} users, ${report.entries} ledger entries, ${report.coins} coins in circulation.`,
  );
  for (const { uid, problems } of report.offenders) console.log(`  ${uid}: ${problems.join("; ")}`);
  if (report.broken > report.offenders.length) {
    console.log(`  and ${report.broken - report.offenders.length} more`);
  }
  if (report.ownerless > 0) console.log(`  ${report.ownerless} entries have no user`);
  const sound = report.broken === 0 && report.ownerless === 0;
  console.log(sound ? "Every balance is the sum of its entries." : "The ledger is broken, see above.");
  return sound ? 0 : 1;
});

async function readReport(target: Awaited<ReturnType<typeof chooseTarget>>) {
  const { ledgerReportSchema } = await import("@/lib/coins/ledger-report");
  if (target.kind === "server") return callServer(target.address, "ledger-report", ledgerReportSchema);
  const { getDb } = await import("@/lib/firebase/admin.server");
  const { runLedgerCheck } = await import("@/lib/admin/run-checks.server");
  return runLedgerCheck(await getDb());
}
