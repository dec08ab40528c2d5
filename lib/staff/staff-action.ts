import { z } from "zod";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { grantableRoles } from "./role-change";

export const staffActionStates = ["proposed", "confirmed", "executed", "canceled", "expired"] as const;

/**
 * Document `staffActions/{id}`: what an admin wants to do and a second one has to confirm. `confirmed` is a role whose
 * claims are being changed; coins go from `proposed` to `executed` in one step.
 */
export const staffActionSchema = z.object({
  kind: z.enum(["role", "coins"]),
  /** The uid of whom it concerns. */
  subject: z.string().min(1),
  /** Of kind `role`. */
  role: z.enum(grantableRoles).nullable(),
  /** Of kind `coins`: signed whole coins, and the key of their ledger entry. */
  amount: z.int().nullable(),
  key: z.string().nullable(),
  why: z.string(),
  proposedBy: z.string().min(1),
  proposedAt: storedTimeSchema,
  /** From when the proposer can do it alone, as there is no second admin; `null` = never. */
  delayedUntil: storedTimeSchema.nullable(),
  expiresAt: storedTimeSchema,
  status: z.enum(staffActionStates),
  /** Who confirmed or canceled it; the proposer where the delay was over; `null` = nobody. */
  decidedBy: z.string().nullable(),
  decidedAt: storedTimeSchema.nullable(),
});
export type StaffAction = z.infer<typeof staffActionSchema>;

export interface StaffStep {
  readonly action: "confirm" | "cancel";
  readonly uid: string;
  readonly at: Date;
  /** Admins who could confirm it: neither the proposer nor whom it concerns. */
  readonly others: readonly string[];
}

type StaffRefusal = "settled" | "expired" | "own" | "subject" | "too-early" | "needs-second";
type StaffDecision =
  | { readonly ok: true; readonly status: StaffAction["status"]; readonly isRepeated: boolean }
  | { readonly ok: false; readonly reason: StaffRefusal };

/** The one state machine of what two admins do together. Pure: the caller writes the change. */
export function decideStaffStep(held: StaffAction, { action, uid, at, others }: StaffStep): StaffDecision {
  if (held.status !== "proposed") {
    const isSame = action === "cancel" ? held.status === "canceled" : held.status !== "canceled";
    return isSame && held.status !== "expired" && held.decidedBy === uid
      ? { ok: true, status: held.status, isRepeated: true }
      : { ok: false, reason: "settled" };
  }
  if (held.expiresAt.toDate() <= at) return { ok: false, reason: "expired" };
  if (action === "cancel") return { ok: true, status: "canceled", isRepeated: false };
  const done = {
    ok: true,
    status: held.kind === "role" ? "confirmed" : "executed",
    isRepeated: false,
  } as const;
  if (uid === held.subject) return { ok: false, reason: "subject" };
  if (uid !== held.proposedBy) return done;
  if (held.delayedUntil === null) return { ok: false, reason: "own" };
  if (held.delayedUntil.toDate() > at) return { ok: false, reason: "too-early" };
  return others.length > 0 ? { ok: false, reason: "needs-second" } : done;
}
