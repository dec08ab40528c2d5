import { readFileSync, writeFileSync } from "node:fs";
import { parseAuditCommand } from "./lib/audit-command";
import { callServer, chooseTarget, runMain, type Target } from "./lib/target";

/**
 * Verifies the chain of the audit log: an entry that was altered, removed, added or put elsewhere breaks it. Exit code 1
 * when it is broken. `--export <file>` writes the entries as JSON lines into a new file, `--against <file>` compares the
 * log with an earlier one.
 */
runMain(async () => {
  const { exportTo, against } = parseAuditCommand(process.argv.slice(2));
  const target = await chooseTarget();
  const { compareExport } = await import("@/lib/audit/compare-export.server");
  const { report, lines } = await readLog(target);
  const differences = against
    ? compareExport(
        readFileSync(against, "utf8")
          .split("\n")
          .filter((line) => line !== ""),
        lines,
      )
    : [];
  console.log(`${target.name}: ${report.entries} entries in the chain, ${report.older} from before it.`);
  for (const line of [...report.problems, ...differences]) console.log(`  ${line}`);
  if (report.broken > report.problems.length) {
    console.log(`  and ${report.broken - report.problems.length} more`);
  }
  if (report.head !== null) console.log(`Hash of the latest entry: ${report.head}`);
  if (exportTo) {
    // A file that is there already is never written over: the point of an export is that it stays.
    writeFileSync(exportTo, lines.map((line) => `${line}\n`).join(""), { flag: "wx" });
    console.log(`${lines.length} entries written to ${exportTo}.`);
  }
  const isSound = report.broken === 0 && differences.length === 0;
  console.log(isSound ? "The audit log is unbroken." : "The audit log is broken, see above.");
  return isSound ? 0 : 1;
});

async function readLog(target: Target) {
  const { auditExportSchema } = await import("@/lib/audit/audit-report");
  if (target.kind === "server") return callServer(target.address, "audit-report", auditExportSchema);
  const { getDb } = await import("@/lib/firebase/admin.server");
  const { runAuditCheck } = await import("@/lib/admin/run-checks.server");
  return runAuditCheck(await getDb());
}
