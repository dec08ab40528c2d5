import { z } from "zod";
import { buildAttachmentSchema } from "@/lib/builds/attachment-schema";
import { defineDraft, defineFields, field } from "@/lib/content/define-fields";
import { fromMomentField, toMomentField } from "@/lib/hunting-help/hunt/hunt-moment";
import { maxSessionLength } from "@/lib/hunting-help/rules";
import { bodySchema, time } from "@/lib/hunting-help/schema-parts";
import { createDraftSchema } from "@/lib/site/draft-schema";
import { platforms } from "@/lib/site/platforms";
import { createLineSchema } from "@/lib/text/schema";

/** Fields of an answer. */
export const answerContent = defineFields({
  /** Markdown. */
  body: field({
    draft: z.string(),
    empty: "",
    missing: "Write an answer first.",
    body: bodySchema.pipe(z.string().min(1, "must not be empty")),
    stored: z.string(),
  }),
  build: field({
    draft: buildAttachmentSchema.nullable(),
    empty: null,
    body: buildAttachmentSchema.nullable().default(null),
    stored: buildAttachmentSchema.nullable(),
  }),
  /** To join the hunt; only for hunt support. Typed in the zone of the browser. */
  offer: field({
    draft: {
      hasOffer: z.boolean(),
      when: z.string(),
      platform: z.enum(["", ...platforms]),
      session: z.string(),
    },
    empty: { hasOffer: false, when: "", platform: "", session: "" },
    body: z
      .strictObject({
        when: time,
        platform: z.enum(platforms),
        session: createLineSchema(maxSessionLength).default(""),
      })
      .nullable()
      .default(null),
    stored: z.object({ when: z.string(), platform: z.enum(platforms), session: z.string() }).nullable(),
    toBody: ({ hasOffer, when, platform, session }) =>
      hasOffer && platform ? { when: fromMomentField(when), platform, session } : null,
    toDraft: (offer) => ({
      hasOffer: offer !== null,
      when: toMomentField(offer?.when ?? ""),
      platform: offer?.platform ?? "",
      session: offer?.session ?? "",
    }),
  }),
});

/** A person's draft to answer a request. */
export const answerDraft = defineDraft(answerContent, "version");
export type AnswerDraft = ReturnType<typeof answerDraft.create>;

/** Problems that keep a draft from being sent, by field, as sentences. */
function findAnswerProblems(draft: AnswerDraft): Partial<Record<keyof AnswerDraft, string>> {
  return {
    ...answerContent.listMissing(draft),
    ...(draft.hasOffer && fromMomentField(draft.when) === "" && { when: "Choose a date and a time." }),
    ...(draft.hasOffer && draft.platform === "" && { platform: "Choose your platform." }),
  };
}

/** A draft that may be sent. */
export const sentAnswerSchema = createDraftSchema(findAnswerProblems);
