import { checkAudit, toExportLine } from "@/lib/audit/check-audit.server";
import { checkLedger } from "@/lib/coins/check-ledger.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import { checkBoards } from "@/lib/leaderboards/board/check-boards.server";
import { writeCheck } from "./checks.server";

/** `npm run check:ledger`, with a note of what it found for the page of health. */
export async function runLedgerCheck(db: Firestore) {
  const report = await checkLedger(db);
  const problems = report.broken + report.ownerless;
  await writeCheck(db, "ledger", { problems, checked: report.entries }, new Date());
  return report;
}

/** `npm run check:boards`, noted in the same way. */
export async function runBoardsCheck(db: Firestore) {
  const report = await checkBoards(db);
  await writeCheck(db, "boards", { problems: report.differences.length, checked: report.boards }, new Date());
  return report;
}

/** `npm run check:audit`, noted in the same way, with the lines of an export. */
export async function runAuditCheck(db: Firestore) {
  const lines: string[] = [];
  const report = await checkAudit(db, (entry) => void lines.push(toExportLine(entry)));
  await writeCheck(db, "audit", { problems: report.broken, checked: report.entries }, new Date());
  return { report, lines };
}
