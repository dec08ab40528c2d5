import type { AuditAction } from "@/lib/audit/schema";
import type { CaseDecision } from "@/lib/reports/case-fields";
import type { ShownContent } from "./schema";

/** Every entry of the audit log in words. */
export const auditActionLabels: Readonly<Record<AuditAction, string>> = {
  "build.take-down": "Build taken down",
  "build.allow": "Build allowed again",
  "guide.create": "Guide created",
  "guide.edit": "Guide edited",
  "guide.publish": "Guide published",
  "guide.schedule": "Guide scheduled",
  "guide.unpublish": "Guide unpublished",
  "guide.delete": "Guide deleted",
  "guide.restore": "Guide restored",
  "guide.editors": "Editors of a guide chosen",
  "guide.propose": "Change to a guide proposed",
  "guide.accept": "Proposed change accepted",
  "guide.decline": "Proposed change declined",
  "guide.withdraw": "Proposed change withdrawn",
  "guide.take-down": "Guide taken down",
  "guide.allow": "Guide allowed",
  "feature.add": "Content featured",
  "feature.edit": "Featured content changed",
  "feature.remove": "Featured content removed",
  "event.create": "Event quest added",
  "event.edit": "Event quest changed",
  "event.approve": "Event quest approved",
  "event.decline": "Event quest declined",
  "event.publish": "Event quest published",
  "event.hide": "Event quest hidden",
  "event.delete": "Event quest deleted",
  "event.restore": "Event quest restored",
  "run.claim": "Run claimed",
  "run.release": "Claim on a run released",
  "run.approve": "Run approved",
  "run.verify": "Run verified",
  "run.reject": "Run rejected",
  "run.grant-appeal": "Appeal granted",
  "run.deny-appeal": "Appeal denied",
  "run.reopen": "Rejection taken back",
  "run.uphold": "First place confirmed",
  "case.claim": "Report claimed",
  "case.release": "Claim on a report released",
  "case.note": "Note on a report",
  "case.decide": "Report decided",
  "case.undo": "Decision undone",
  "appeal.grant": "Appeal of a decision granted",
  "appeal.deny": "Appeal of a decision denied",
  "profile.take-down": "Name and photo removed",
  "profile.allow": "Name and photo restored",
  "hunt-search.take-down": "Hunt search removed",
  "user.warn": "Warned",
  "user.unwarn": "Warning taken back",
  "user.block": "Blocked",
  "user.unblock": "Block ended",
  "help.take-down": "Hunting Help post removed",
  "help.allow": "Hunting Help post allowed again",
  "state-name.take-down": "Name of a state removed",
  "state-name.allow": "Name of a state allowed again",
  "short-link.take-down": "Short link removed",
  "short-link.allow": "Short link allowed again",
  "coins.adjust": "Coins adjusted",
  "announcement.create": "Announcement posted",
  "announcement.end": "Announcement ended",
  "challenge.set": "Weekly challenge set",
  "role.set": "Role set",
  "account.delete": "Account deleted",
  "staff.propose": "Staff action proposed",
  "staff.confirm": "Staff action confirmed",
  "staff.cancel": "Staff action canceled",
  "staff.expire": "Staff action expired",
  "undo.start": "Undoing of an account begun",
  "undo.end": "Undoing of an account finished",
  "account.sweep": "Deletion checked",
};

/** Whether a text names an entry of the audit log. */
export function isAuditAction(text: string): text is AuditAction {
  return Object.hasOwn(auditActionLabels, text);
}

export const contentStateLabels: Readonly<Record<ShownContent["state"], string>> = {
  public: "Public",
  hidden: "Hidden by a moderator",
  private: "Not public",
  gone: "Deleted",
};

/** A decision in a few words: `Hidden, author blocked for 7 days`. */
export function formatDecision({ content, person, days }: CaseDecision): string {
  const ofContent = content === "hide" ? "Hidden" : person === "none" ? "Dismissed" : "Left up";
  if (person === "none") return ofContent;
  if (person === "warn") return `${ofContent}, author warned`;
  return `${ofContent}, author blocked for ${days === 1 ? "1 day" : `${days} days`}`;
}
