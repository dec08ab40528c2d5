import { z } from "zod";
import { defineFields, field } from "@/lib/content/define-fields";
import { momentField } from "@/lib/content/moment-field";
import { toUtcMoment } from "@/lib/site/time";
import { toSitePath } from "@/lib/site/to-site-path";
import { createLineSchema } from "@/lib/text/schema";
import { maxAnnouncementLength } from "./rules";

/** A moment in UTC, typed with its minute. */
const momentOf = (missing: string) => momentField({ missing, toMoment: toUtcMoment, shown: 16 });

/** Fields of an announcement, in the order of the form. */
export const announcementContent = defineFields({
  text: field({
    draft: z.string(),
    empty: "",
    missing: "Write the announcement.",
    body: createLineSchema(maxAnnouncementLength).pipe(z.string().min(1, "must not be empty")),
    stored: z.string(),
  }),
  /** A page of this site; `null` = no link. */
  href: field({
    draft: z.string(),
    empty: "",
    body: z
      .string()
      .max(200)
      .nullable()
      .default(null)
      .refine((href) => href === null || toSitePath(href) !== null, "must be a page of this site")
      .transform((href) => (href === null ? null : toSitePath(href))),
    stored: z.string().nullable(),
    toBody: (typed) => typed.trim() || null,
    toDraft: (href) => href ?? "",
  }),
  from: momentOf("Choose when it is first shown."),
  to: momentOf("Choose a later moment."),
});
/** Moments as a field holds them, in UTC. */
export type AnnouncementDraft = typeof announcementContent.empty;
