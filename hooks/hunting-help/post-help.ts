import { callPathSignedIn } from "@/lib/account/call-signed-in";
import { type AnswerDraft, toAnswerBody } from "@/lib/hunting-help/answer-draft";
import { type RequestDraft, toRequestBody } from "@/lib/hunting-help/request-draft";
// With the form, not with the first call: that may be made without a connection.
import {
  changedAnswerResponseSchema,
  changedRequestResponseSchema,
  postedAnswerResponseSchema,
  postedRequestResponseSchema,
} from "@/lib/hunting-help/schema";

/**
 * Posts a request, or an edit of one.
 *
 * @param id of the request to edit; `null` for a new one
 * @throws ApiCallError where it is refused
 */
export async function postRequest(id: string | null, draft: RequestDraft) {
  const content = toRequestBody(draft);
  if (id === null) {
    const schema = postedRequestResponseSchema;
    const body = { key: draft.key, ...content };
    return (await callPathSignedIn("/api/hunting-help", { schema, body })).request;
  }
  const schema = changedRequestResponseSchema;
  const body = { version: draft.version, ...content };
  return (await callPathSignedIn(`/api/hunting-help/${id}`, { schema, body })).request;
}

/**
 * Posts an answer, or an edit of one.
 *
 * @param request id of the request that it answers
 * @param id of the answer to edit; `null` for a new one
 * @throws ApiCallError where it is refused
 */
export async function postAnswer(request: string, id: string | null, draft: AnswerDraft) {
  const root = `/api/hunting-help/${request}/answers`;
  const content = toAnswerBody(draft);
  if (id === null) {
    const schema = postedAnswerResponseSchema;
    return (await callPathSignedIn(root, { schema, body: { key: draft.key, ...content } })).answer;
  }
  const schema = changedAnswerResponseSchema;
  const body = { version: draft.version, ...content };
  return (await callPathSignedIn(`${root}/${id}`, { schema, body })).answer;
}
