import { z } from "zod";
import { buildAttachmentSchema } from "@/lib/builds/attachment-schema";
import { createDraftSchema } from "@/lib/site/draft-schema";
import { platforms } from "@/lib/site/platforms";
import { fromMomentField, toMomentField } from "./hunt-moment";
import type { HelpAnswer } from "./schema";

const answerDraftSchema = z.object({
  body: z.string(),
  build: buildAttachmentSchema.nullable(),
  /** Whether it offers to join the hunt. */
  hasOffer: z.boolean(),
  /** As a field of this browser holds it. */
  when: z.string(),
  platform: z.enum(["", ...platforms]),
  session: z.string(),
  /** Of the answer that this draft is to create: kept until it has. */
  key: z.string(),
  /** Of the answer that this draft edits; `null` for a new one. */
  version: z.int().nullable(),
});

/** What a person types to answer a request. */
export type AnswerDraft = Readonly<z.infer<typeof answerDraftSchema>>;

/** A draft as it was stored; `null` for everything else. */
export function readAnswerDraft(stored: unknown): AnswerDraft | null {
  return answerDraftSchema.safeParse(stored).data ?? null;
}

/** Whether two drafts say the same; which answer each is to create does not count. */
export function isSameAnswerDraft(a: AnswerDraft, b: AnswerDraft): boolean {
  return JSON.stringify({ ...a, key: "" }) === JSON.stringify({ ...b, key: "" });
}

/** @param key of the answer to create, from `createCreationKey` */
export function createEmptyAnswerDraft(key: string): AnswerDraft {
  return { body: "", build: null, hasOffer: false, when: "", platform: "", session: "", key, version: null };
}

/** The draft of an edit: what is stored, as it would have been typed. */
export function toAnswerDraft(
  { body, build, offer, version }: HelpAnswer,
  session: string,
  key: string,
): AnswerDraft {
  const typed = {
    when: toMomentField(offer?.when ?? ""),
    platform: offer?.platform ?? ("" as const),
    session,
  };
  return { body, build, hasOffer: offer !== null, ...typed, key, version };
}

/** What is sent of a draft, without key and version. */
export function toAnswerBody({ body, build, hasOffer, when, platform, session }: AnswerDraft) {
  return { body, build, offer: hasOffer ? { when: fromMomentField(when), platform, session } : null };
}

/** What keeps a draft from being sent, by field, as sentences. */
export function findAnswerProblems(draft: AnswerDraft): Partial<Record<keyof AnswerDraft, string>> {
  const problems: Partial<Record<keyof AnswerDraft, string>> = {};
  if (draft.body.trim() === "") problems.body = "Write an answer first.";
  if (!draft.hasOffer) return problems;
  if (fromMomentField(draft.when) === "") problems.when = "Choose a date and a time.";
  if (draft.platform === "") problems.platform = "Choose your platform.";
  return problems;
}

/** A draft that may be sent. */
export const sentAnswerSchema = createDraftSchema(findAnswerProblems);
