import { z } from "zod";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { pageSize } from "@/lib/paging/page-size";
import { cursorSchema, nextCursorSchema } from "@/lib/paging/schema";
import { ledgerReasons } from "./reasons";

/** One line of a statement, as the API returns it. */
const ledgerEntrySchema = z.object({
  /** Idempotency key, unique per user. */
  key: z.string().min(1),
  /** Signed whole coins. */
  amount: z.int(),
  reason: z.enum(ledgerReasons),
  /** The reference: a UTC day, a request id, an icon id. */
  ref: z.string(),
  balanceAfter: z.int().min(0),
  createdAt: z.iso.datetime(),
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/** Document `users/{uid}/ledger/{key}`. Entries are created once and never changed. */
export const ledgerDocumentSchema = ledgerEntrySchema
  .omit({ key: true, createdAt: true })
  .extend({ createdAt: storedTimeSchema });

/** Entries of one page at most: a statement as a file takes as few calls as it can. */
export const maxEntriesPerPage = 500;

/** GET /api/user/ledger?reason=&size=&cursor= */
export const ledgerQuerySchema = z.object({
  cursor: cursorSchema,
  /** Only entries with this reason. */
  reason: z.enum(ledgerReasons).optional(),
  /** Entries on the page. */
  size: z.coerce.number().pipe(z.int().min(1).max(maxEntriesPerPage)).default(pageSize),
});
export type LedgerQuery = z.output<typeof ledgerQuerySchema>;
export const ledgerResponseSchema = z.object({
  message: z.literal("OK"),
  entries: z.array(ledgerEntrySchema),
  nextCursor: nextCursorSchema,
});
export type LedgerResponse = z.infer<typeof ledgerResponseSchema>;
