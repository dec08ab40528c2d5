import { callSignedIn } from "@/lib/account/call-signed-in";
import type { InputOf } from "@/lib/http/contract";
import { type AnswerDraft, answerContent } from "@/lib/hunting-help/answer/answer-content";
import { helpCalls } from "@/lib/hunting-help/api";
import { type RequestDraft, toRequestBody } from "@/lib/hunting-help/request/request-content";
// With the form, not with the first call: that may be made without a connection.
import "@/lib/hunting-help/schema";

type Body<Name extends keyof typeof helpCalls> =
  InputOf<(typeof helpCalls)[Name]> extends { readonly body: infer Content } ? Content : never;

/**
 * Posts a request, or an edit of one. What is not chosen yet is for the server to refuse, which says where.
 *
 * @param id of the request to edit; `null` for a new one
 * @throws ApiCallError where it is refused
 */
export async function callPostRequest(id: string | null, draft: RequestDraft) {
  const content = toRequestBody(draft);
  if (id === null) {
    const body = { key: draft.key, ...content } as Body<"post">;
    return (await callSignedIn(helpCalls.post, { body })).request;
  }
  const body = { version: draft.version, ...content } as Body<"edit">;
  return (await callSignedIn(helpCalls.edit, { query: { id }, body })).request;
}

/**
 * Posts an answer, or an edit of one.
 *
 * @param request id of the request that it answers
 * @param id of the answer to edit; `null` for a new one
 * @throws ApiCallError where it is refused
 */
export async function callPostAnswer(request: string, id: string | null, draft: AnswerDraft) {
  const content = answerContent.toBody(draft);
  if (id === null) {
    const body = { key: draft.key, ...content } as Body<"postAnswer">;
    return (await callSignedIn(helpCalls.postAnswer, { query: { id: request }, body })).answer;
  }
  const query = { id: request, answer: id };
  const body = { version: draft.version, ...content } as Body<"editAnswer">;
  return (await callSignedIn(helpCalls.editAnswer, { query, body })).answer;
}
