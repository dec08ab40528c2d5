import { Button, Skeleton } from "@mantine/core";
import { PagedList } from "@/components/list/PagedList";
import { EmptyState } from "@/components/ui/EmptyState";
import { Note } from "@/components/ui/Note";
import { PageLink } from "@/components/ui/PageLink";
import { useNotifiedMutation } from "@/components/ui/use-notified-mutation";
import { callSettleStaffAction } from "@/hooks/admin/admin-calls";
import { useStaffActions } from "@/hooks/admin/use-admin-data";
import type { StaffActionRow } from "@/lib/admin/schema";
import { getUserPath } from "@/lib/site/routes";
import { maxAccountCoins, maxAdminCoins } from "@/lib/staff/rules";
import { formatCount, formatMinute, formatNumber } from "@/lib/text/format";

/** Pending actions that one admin proposed and a second one confirms or cancels, latest first. */
export function ActionsPanel() {
  const { actions, names, self, refresh, ...state } = useStaffActions();
  return (
    <div className="grid gap-4">
      <Note>
        New roles, and more than {formatNumber(maxAccountCoins)} coins a day for one account or{" "}
        {formatNumber(maxAdminCoins)} from one admin, need a second admin. Where there is none, they wait for
        24 hours. After a week without a confirmation they expire.
      </Note>
      <PagedList
        state={state}
        count={actions?.length ?? null}
        name="actions"
        empty={
          <EmptyState title="Nothing to confirm">New roles and large sums of coins appear here.</EmptyState>
        }
        skeleton={<Skeleton height={160} />}
      >
        <ol className="grid gap-3">
          {actions?.map((each) => (
            <li key={each.id}>
              <ActionCard action={each} names={names} self={self} onSettled={refresh} />
            </li>
          ))}
        </ol>
      </PagedList>
    </div>
  );
}

interface ActionCardProps {
  action: StaffActionRow;
  names: Readonly<Record<string, string>>;
  self: string;
  onSettled(): void;
}

function ActionCard({ action, names, self, onSettled }: ActionCardProps) {
  const settle = useNotifiedMutation(
    async (step: "confirm" | "cancel") => {
      await callSettleStaffAction(action.id, step);
      onSettled();
    },
    { failure: "This could not be saved. Try again." },
  );
  const { subject, proposedBy, proposedAt, why, status } = action;
  const subjectName = names[subject] ?? subject;
  return (
    <section
      aria-label={`${formatAction(action)}: ${subjectName}`}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3 px-4 border rounded-md bg-card text-14 leading-5"
    >
      <div className="min-w-0 wrap-anywhere">
        <p>
          <span className="font-semibold">{formatAction(action)}</span> for{" "}
          <PageLink href={getUserPath(subject)} className="underline underline-offset-3">
            {subjectName}
          </PageLink>
        </p>
        <p>{why}</p>
        <p className="text-13 text-dim">
          Proposed by {names[proposedBy] ?? proposedBy} on {formatMinute(proposedAt)} UTC ·{" "}
          {formatState(action, names)}
        </p>
      </div>
      {status === "proposed" && (
        <div className="flex flex-wrap gap-2">
          {canConfirm(action, self) && (
            <Button
              size="xs"
              variant="filled"
              disabled={settle.busy}
              onClick={() => void settle.run("confirm")}
            >
              Confirm
            </Button>
          )}
          <Button size="xs" disabled={settle.busy} onClick={() => void settle.run("cancel")}>
            Cancel
          </Button>
        </div>
      )}
    </section>
  );
}

/** Whether the reader may confirm it, as far as the page can tell. */
function canConfirm({ subject, proposedBy, delayedUntil }: StaffActionRow, self: string): boolean {
  if (subject === self) return false;
  return proposedBy !== self || (delayedUntil !== null && Date.parse(delayedUntil) <= Date.now());
}

/** `Role Creator` or `+500 coins` */
function formatAction({ role, amount }: StaffActionRow): string {
  if (role !== null) return role === "none" ? "No role" : `Role ${role === "admin" ? "Admin" : "Creator"}`;
  const coins = amount ?? 0;
  return `${coins > 0 ? "+" : "−"}${formatCount(Math.abs(coins), "coin", "coins")}`;
}

function formatState(action: StaffActionRow, names: Readonly<Record<string, string>>): string {
  const { status, delayedUntil, expiresAt, decidedBy } = action;
  const by = decidedBy === null ? "" : ` by ${names[decidedBy] ?? decidedBy}`;
  switch (status) {
    case "proposed":
      return delayedUntil
        ? `happens after ${formatMinute(delayedUntil)} UTC`
        : `waits for a second admin until ${formatMinute(expiresAt)} UTC`;
    case "confirmed":
      return `confirmed${by}, being carried out`;
    case "executed":
      return `done, confirmed${by}`;
    case "canceled":
      return `canceled${by}`;
    default:
      return "expired";
  }
}
