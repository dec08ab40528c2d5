import { callSignedIn } from "@/lib/account/call-signed-in";
import { type AnswerDraft, toAnswerBody } from "@/lib/hunting-help/answer-draft";
import { changedAnswerResponseSchema, postedAnswerResponseSchema } from "@/lib/hunting-help/schema";
import { useSend } from "./use-send";

/**
 * Posts an answer, or an edit of one.
 *
 * @param answer id of the answer to edit; `null` for a new one
 */
export function usePostAnswer(request: string, answer: string | null) {
  return useSend(async (draft: AnswerDraft) => {
    const root = `/api/hunting-help/${request}/answers`;
    const content = toAnswerBody(draft);
    if (answer === null) {
      const schema = postedAnswerResponseSchema;
      return (await callSignedIn(root, { schema, body: { key: draft.key, ...content } })).answer;
    }
    const schema = changedAnswerResponseSchema;
    const body = { version: draft.version, ...content };
    return (await callSignedIn(`${root}/${answer}`, { schema, body })).answer;
  });
}
