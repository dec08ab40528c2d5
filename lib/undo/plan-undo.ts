import type { AuditAction, AuditEntry } from "@/lib/audit/schema";

/**
 * How the undoing of an account treats one of its entries: `undo` it; leave it to a person (`by-hand`), and why; or
 * nothing (`none`), as it changed nothing that lasts.
 */
type UndoPlan = { readonly plan: "undo" | "none" } | { readonly plan: "by-hand"; readonly note: string };

const undo = { plan: "undo" } as const;
const none = { plan: "none" } as const;
const byHand = (note: string) => ({ plan: "by-hand", note }) as const;

/** Every kind of entry, so that a new one does not type-check until somebody decided about it. */
const plans: Readonly<Record<AuditAction, UndoPlan>> = {
  "build.take-down": undo,
  "build.allow": undo,
  "guide.take-down": undo,
  "guide.allow": undo,
  "help.take-down": undo,
  "help.allow": undo,
  "state-name.take-down": undo,
  "state-name.allow": undo,
  "short-link.take-down": undo,
  "short-link.allow": undo,
  "run.reject": undo,
  "run.deny-appeal": undo,
  "run.verify": undo,
  "run.approve": byHand("The run still waits for a second moderator. Reject it if it is not right."),
  "run.grant-appeal": byHand("The run waits for review again. Reject it if it is not right."),
  "run.reopen": byHand("The run waits for review again. Reject it if it is not right."),
  "run.uphold": none,
  "run.claim": none,
  "run.release": none,
  "case.decide": undo,
  "case.undo": byHand("The report waits again. Decide it."),
  "appeal.grant": byHand("What was taken back is in the log. Decide again if it should hold."),
  "appeal.deny": byHand("Undo the decision that was appealed if it was wrong."),
  "case.claim": none,
  "case.release": none,
  "case.note": none,
  "profile.take-down": byHand("Name and photo come back when the decision about their report is undone."),
  "profile.allow": byHand("Look at the name and the photo again."),
  "hunt-search.take-down": none,
  "user.warn": byHand("The warning is withdrawn when the decision about the report is undone."),
  "user.unwarn": byHand("Look at the report again."),
  "user.block": undo,
  "user.unblock": byHand("Block the account again if it deserves that."),
  "guide.create": byHand("Take the guide down or delete it if it should not be there."),
  "guide.edit": undo,
  "guide.publish": byHand("Look at the guide, and make it a draft if it should not be public."),
  "guide.schedule": byHand("Look at the guide, and make it a draft if it should not be public."),
  "guide.unpublish": undo,
  "guide.delete": undo,
  "guide.restore": byHand("Delete the guide again if it should not be there."),
  "guide.editors": byHand("Look at who may edit the guide."),
  "guide.propose": byHand("Decline the proposal if it is not decided yet."),
  "guide.accept": byHand("Restore an earlier version of the guide if this one should not be there."),
  "guide.decline": byHand("Whoever proposed it can propose it again."),
  "guide.withdraw": none,
  "feature.add": undo,
  "feature.edit": byHand("Look at what is featured."),
  "feature.remove": byHand("Feature it again if it should be there."),
  "event.create": none,
  "event.edit": byHand("Look at the event quest and decline the change if it is wrong."),
  "event.approve": byHand("Hide the event quest if it is wrong."),
  "event.decline": byHand("Edit the event quest, which puts it up for review again."),
  "event.publish": byHand("Hide the event quest if it is wrong."),
  "event.hide": byHand("Publish the event quest again if it should be there."),
  "event.delete": byHand("Restore the event quest within seven days."),
  "event.restore": byHand("Delete the event quest again if it should be gone."),
  "announcement.create": undo,
  "announcement.end": byHand("Post the announcement again if it should be there."),
  "challenge.set": byHand("Choose the challenge of the week again."),
  "coins.adjust": undo,
  "role.set": undo,
  "account.delete": byHand("A deleted account does not come back."),
  "account.sweep": none,
  "staff.propose": undo,
  "staff.confirm": byHand("Another admin proposed it. Undo it as part of what that one did."),
  "staff.cancel": none,
  "staff.expire": none,
  "undo.start": byHand("What it undid is in the log, by the same account."),
  "undo.end": none,
};

/** Plan of undoing one entry of an account. */
export function planUndo({ action }: Pick<AuditEntry, "action">): UndoPlan {
  return plans[action];
}
