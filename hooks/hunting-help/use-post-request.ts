import { callSignedIn } from "@/lib/account/call-signed-in";
import { type RequestDraft, toRequestBody } from "@/lib/hunting-help/request-draft";
import { changedRequestResponseSchema, postedRequestResponseSchema } from "@/lib/hunting-help/schema";
import { useSend } from "./use-send";

/**
 * Posts a request, or an edit of one.
 *
 * @param request id of the request to edit; `null` for a new one
 */
export function usePostRequest(request: string | null) {
  return useSend(async (draft: RequestDraft) => {
    const content = toRequestBody(draft);
    if (request === null) {
      const schema = postedRequestResponseSchema;
      const body = { key: draft.key, ...content };
      return (await callSignedIn("/api/hunting-help", { schema, body })).request;
    }
    const schema = changedRequestResponseSchema;
    const body = { version: draft.version, ...content };
    return (await callSignedIn(`/api/hunting-help/${request}`, { schema, body })).request;
  });
}
