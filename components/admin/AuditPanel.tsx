import { Button, NativeSelect, Skeleton, TextInput } from "@mantine/core";
import { useState } from "react";
import { PagedList } from "@/components/list/PagedList";
import { EmptyState } from "@/components/ui/EmptyState";
import { saveFile } from "@/components/ui/save-file";
import { useNotifiedMutation } from "@/components/ui/use-notified-mutation";
import { type AuditFilters, fetchAuditLog } from "@/hooks/admin/admin-calls";
import { useAuditLog } from "@/hooks/admin/use-admin-data";
import { toAuditCsv } from "@/lib/admin/format-audit";
import { auditActionLabels, isAuditAction } from "@/lib/moderation/labels";
import { getUtcDay } from "@/lib/site/time";
import { AuditTable } from "./AuditTable";

const noFilters: AuditFilters = { action: "", actor: "", subject: "", from: "", to: "" };

/** The audit log with filters, as a list and as a file. */
export function AuditPanel() {
  const [filters, setFilters] = useState(noFilters);
  const set = (by: Partial<AuditFilters>) => setFilters((now) => ({ ...now, ...by }));
  return (
    <>
      <div className="flex flex-wrap items-end gap-3 mb-4">
        <NativeSelect
          label="Action"
          value={filters.action}
          onChange={({ target }) => set({ action: isAuditAction(target.value) ? target.value : "" })}
        >
          <option value="">All</option>
          {Object.entries(auditActionLabels).map(([action, label]) => (
            <option key={action} value={action}>
              {label}
            </option>
          ))}
        </NativeSelect>
        <UidField label="Done by (user ID)" value={filters.actor} onCommit={(actor) => set({ actor })} />
        <UidField
          label="Concerns (user ID)"
          value={filters.subject}
          onCommit={(subject) => set({ subject })}
        />
        <TextInput
          label="From day (UTC)"
          type="date"
          value={filters.from}
          onChange={({ target }) => set({ from: target.value })}
        />
        <TextInput
          label="To day (UTC)"
          type="date"
          value={filters.to}
          onChange={({ target }) => set({ to: target.value })}
        />
        <Button variant="subtle" onClick={() => setFilters(noFilters)}>
          Reset filters
        </Button>
      </div>
      <AuditDownload filters={filters} />
      <Entries key={JSON.stringify(filters)} filters={filters} onSubject={(subject) => set({ subject })} />
    </>
  );
}

/** A uid is pasted or typed as a whole: the list follows when the field is left. */
function UidField({ label, value, onCommit }: { label: string; value: string; onCommit(uid: string): void }) {
  return (
    <TextInput
      label={label}
      key={value}
      maxLength={128}
      defaultValue={value}
      onBlur={({ target }) => onCommit(target.value.trim())}
      onKeyDown={(event) => {
        if (event.key === "Enter") onCommit(event.currentTarget.value.trim());
      }}
    />
  );
}

function Entries({ filters, onSubject }: { filters: AuditFilters; onSubject(uid: string): void }) {
  const { entries, names, ...state } = useAuditLog(filters);
  return (
    <PagedList
      state={state}
      count={entries?.length ?? null}
      name="log"
      addedName="entries"
      empty={<EmptyState title="No entries">Nothing in the log fits these filters.</EmptyState>}
      skeleton={<Skeleton height={320} />}
    >
      <AuditTable entries={entries ?? []} names={names} onSubject={onSubject} />
    </PagedList>
  );
}

function AuditDownload({ filters }: { filters: AuditFilters }) {
  const download = useNotifiedMutation(
    async (format: "csv" | "json") => {
      const entries = await fetchAuditLog(filters);
      const name = `quarry-audit-${getUtcDay(new Date())}.${format}`;
      const blob =
        format === "json"
          ? new Blob([JSON.stringify(entries, null, 2)], { type: "application/json" })
          : new Blob([toAuditCsv(entries)], { type: "text/csv" });
      saveFile(blob, name);
    },
    { failure: "The log could not be downloaded. Try again." },
  );
  return (
    <div className="flex flex-wrap items-center gap-2 mb-4">
      <Button size="xs" variant="default" disabled={download.busy} onClick={() => void download.run("csv")}>
        Download CSV
      </Button>
      <Button size="xs" variant="default" disabled={download.busy} onClick={() => void download.run("json")}>
        Download JSON
      </Button>
      <p className="text-13 text-dim">With the filters above, 10,000 entries at most.</p>
    </div>
  );
}
