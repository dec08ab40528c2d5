import { writeCsv } from "@/lib/text/csv";
import type { AuditResponse } from "./schema";

type Entry = AuditResponse["entries"][number];

/** The change in one line: `status open → closed, content hide`. */
export function formatFacts({ before, after }: Pick<Entry, "before" | "after">): string {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys
    .filter((key) => before[key] !== after[key])
    .map((key) => {
      const [from, to] = [before[key], after[key]];
      if (from === undefined) return `${key} ${to}`;
      return to === undefined ? `${key} ${from}` : `${key} ${from} → ${to}`;
    })
    .join(", ");
}

/** Where moderators see what an entry is about; `null` where it has no page. */
export function getAuditTargetPath(target: string): string | null {
  const [collection = "", id = ""] = target.split("/");
  const parts: Readonly<Record<string, string>> = {
    builds: "/wiki/builds",
    guides: "/wiki/guides",
    runs: "/leaderboards/runs",
    helpRequests: "/hunting-help",
    users: "/user",
  };
  const path = parts[collection];
  return path && id ? `${path}/${encodeURIComponent(id)}` : null;
}

/** The log as a CSV file for spreadsheets, one line an entry. */
export function toAuditCsv(entries: readonly Entry[]): string {
  const header = ["time", "action", "actor", "subject", "target", "change", "reason"];
  const rows = entries.map((entry) => [
    ...[entry.at, entry.action, entry.actor, entry.subject ?? "", entry.target],
    ...[formatFacts(entry), entry.why],
  ]);
  return writeCsv([header, ...rows]);
}
