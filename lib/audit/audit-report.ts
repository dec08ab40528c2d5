import { z } from "zod";

/** Outcome of a check of the audit log. */
const auditReportSchema = z.object({
  /** Entries of the chain. */
  entries: z.int().min(0),
  /** Entries outside the chain: those from before there was one. */
  older: z.int().min(0),
  /** Problems, a line each; a long list is cut. */
  problems: z.array(z.string()),
  /** How many problems there are. */
  broken: z.int().min(0),
  /** Hash of the latest entry; `null` for an empty log. */
  head: z.string().nullable(),
});
export type AuditReport = z.infer<typeof auditReportSchema>;

/** The same from a server whose store lives inside it, with the lines of an export. */
export const auditExportSchema = z.object({ report: auditReportSchema, lines: z.array(z.string()) });
