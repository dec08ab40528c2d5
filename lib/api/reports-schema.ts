import { z } from "zod";

/** A text of a report. Browsers write what they like; what is longer is cut, not refused. */
const text = z.string().transform((value) => value.slice(0, 300));
const line = z.int().min(0).max(10_000_000);

/** One violation in the form of `report-uri`. Fields that this does not name are not read. */
const legacyReportSchema = z.object({
  "csp-report": z.object({
    "document-uri": text.optional(),
    "effective-directive": text.optional(),
    "violated-directive": text.optional(),
    "blocked-uri": text.optional(),
    "line-number": line.optional(),
  }),
});

/** A list in the form of `report-to`, in which reports of other kinds may be too. */
const reportListSchema = z
  .array(
    z.object({
      type: text,
      url: text.optional(),
      body: z
        .object({
          documentURL: text.optional(),
          effectiveDirective: text.optional(),
          blockedURL: text.optional(),
          lineNumber: line.nullish(),
        })
        .optional(),
    }),
  )
  .max(20);

/** POST /api/csp-reports, as browsers send it. */
export const cspReportBodySchema = z.union([legacyReportSchema, reportListSchema]);
export type CspReportBody = z.output<typeof cspReportBodySchema>;

/** POST /api/client-errors, by `lib/site/window-errors.ts`. */
export const clientErrorBodySchema = z.strictObject({
  message: z.string().max(300),
  /** Script of this site, from its root. */
  source: z.string().max(200),
  line,
  column: line,
  /** The route as in `pages/`, without what was in its place. */
  route: z
    .string()
    .max(100)
    .regex(/^\/[\w/[\]._-]*$/),
});
export type ClientErrorBody = z.output<typeof clientErrorBodySchema>;

export const reportReplySchema = z.object({ message: z.literal("OK") });
