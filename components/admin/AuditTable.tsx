import { Chip } from "@/components/ui/Chip";
import { PageLink } from "@/components/ui/PageLink";
import { formatFacts, getAuditTargetPath } from "@/lib/admin/format-audit";
import type { AuditResponse } from "@/lib/admin/schema";
import { auditActionLabels } from "@/lib/moderation/labels";

interface AuditTableProps {
  entries: AuditResponse["entries"];
  /** By uid. */
  names: Readonly<Record<string, string>>;
  /** Shows only what concerns somebody. */
  onSubject(uid: string): void;
}

/** Entries of the log, newest first. */
export function AuditTable({ entries, names, onSubject }: AuditTableProps) {
  return (
    <ol className="grid gap-2 text-14 leading-5">
      {entries.map((entry) => {
        const path = getAuditTargetPath(entry.target);
        const { subject } = entry;
        return (
          <li key={entry.id} className="py-2.5 px-4 border rounded-md bg-card wrap-anywhere">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>
                <span className="font-semibold">{auditActionLabels[entry.action]}</span> by{" "}
                {names[entry.actor] ?? entry.actor}
              </span>
              <time dateTime={entry.at} className="text-13 text-dim tabular-nums">
                {entry.at.slice(0, 19).replace("T", " ")} UTC
              </time>
            </p>
            <p className="text-13 text-dim">
              {path ? (
                <PageLink href={path} className="underline underline-offset-3">
                  {entry.target}
                </PageLink>
              ) : (
                entry.target
              )}
              {formatFacts(entry) && ` · ${formatFacts(entry)}`}
            </p>
            {entry.why !== "" && <p>{entry.why}</p>}
            {subject !== null && (
              <Chip className="mt-1" onClick={() => onSubject(subject)}>
                About {names[subject] ?? subject}
              </Chip>
            )}
          </li>
        );
      })}
    </ol>
  );
}
