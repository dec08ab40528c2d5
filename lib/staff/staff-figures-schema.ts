import { z } from "zod";

const count = z.int().min(0);

/** GET /api/staff-actions: what admins do together, in figures. No person is in it. */
export const staffFiguresSchema = z.object({
  message: z.literal("OK"),
  /** Proposed, and waiting for a second admin or for the delay. */
  pending: count,
  /** Of these, proposed by the only admin: they happen after 24 hours. */
  delayed: count,
  /** When the next of these can happen; `null` = there is none. */
  nextAt: z.iso.datetime().nullable(),
  executed: count,
  canceled: count,
  expired: count,
  /** Appeals that an admin judged who had made the decision, as nobody else could. */
  appealsJudgedAlone: count,
  /** Entries of the audit log, and the hash of the latest one (SHA-256, hex); `null` = no entry yet. */
  audit: z.object({ entries: count, hash: z.string() }).nullable(),
});
export type StaffFigures = z.infer<typeof staffFiguresSchema>;
