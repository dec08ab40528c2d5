import { z } from "zod";

/** Outcome of a check of all ledgers. */
export const ledgerReportSchema = z.object({
  users: z.int().min(0),
  entries: z.int().min(0),
  /** Sum of all amounts, whole coins: what is in circulation. */
  coins: z.int(),
  /** Users with at least one problem. */
  broken: z.int().min(0),
  /** The first of them. */
  offenders: z.array(z.object({ uid: z.string(), problems: z.array(z.string()) })),
  /** Entries below no user document. */
  ownerless: z.int().min(0),
});
export type LedgerReport = z.infer<typeof ledgerReportSchema>;
