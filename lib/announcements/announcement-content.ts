import { z } from "zod";
import { defineFields, field } from "@/lib/content/define-fields";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { toUtcMoment } from "@/lib/site/time";
import { toSitePath } from "@/lib/site/to-site-path";
import { createLineSchema } from "@/lib/text/schema";
import { maxAnnouncementLength } from "./rules";

/** A moment in UTC. */
const momentOf = (missing: string) =>
  field({
    draft: z.string(),
    empty: "",
    missing,
    body: z.iso.datetime(),
    stored: storedTimeSchema,
    toBody: (typed) => typed && toUtcMoment(typed),
    toDraft: (at) => at.toDate().toISOString().slice(0, 16),
  });

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
