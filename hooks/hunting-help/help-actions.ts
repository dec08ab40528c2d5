import { callPathSignedIn } from "@/lib/account/call-signed-in";
import { callApi } from "@/lib/http/fetcher";
import { loadHelpSchema } from "@/lib/hunting-help/load-schema";
import type {
  ChangedAnswerResponse,
  ChangedRequestResponse,
  HistoryResponse,
  ModeratedHelpResponse,
  ReadRequestResponse,
} from "@/lib/hunting-help/schema";

const root = "/api/hunting-help";

/** A request with its answers as it is now. */
export async function fetchRequest(id: string): Promise<ReadRequestResponse> {
  const { readRequestResponseSchema: schema } = await loadHelpSchema();
  return callApi(`${root}/${id}`, { schema });
}

/** Earlier versions of a request or an answer. */
export async function fetchHistory(id: string, target: string): Promise<HistoryResponse> {
  const { historyResponseSchema: schema } = await loadHelpSchema();
  return callApi(`${root}/${id}/history?target=${target}`, { schema });
}

export async function approveAnswer(id: string, answer: string): Promise<ChangedRequestResponse> {
  const { changedRequestResponseSchema: schema } = await loadHelpSchema();
  return callPathSignedIn(`${root}/${id}/approve`, { schema, body: { answer } });
}

export async function withdrawRequest(id: string): Promise<ChangedRequestResponse> {
  const { changedRequestResponseSchema: schema } = await loadHelpSchema();
  return callPathSignedIn(`${root}/${id}/withdraw`, { schema, method: "POST" });
}

export async function changeAnswer(
  id: string,
  answer: string,
  action: "thank" | "withdraw",
): Promise<ChangedAnswerResponse> {
  const { changedAnswerResponseSchema: schema } = await loadHelpSchema();
  return callPathSignedIn(`${root}/${id}/answers/${answer}/${action}`, { schema, method: "POST" });
}

/** Removes a request, or the answer that is named, as a moderator. */
export async function removeHelp(
  id: string,
  answer: string | null,
  reason: string,
): Promise<ModeratedHelpResponse> {
  const { moderatedHelpResponseSchema: schema } = await loadHelpSchema();
  const body = { action: "take-down", answer, reason };
  return callPathSignedIn(`${root}/${id}/moderation`, { schema, body });
}
