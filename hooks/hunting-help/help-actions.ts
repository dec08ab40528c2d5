import { callSignedIn } from "@/lib/account/call-signed-in";
import { callPublic } from "@/lib/http/make-call";
import { helpCalls } from "@/lib/hunting-help/api";

/** A request with its answers as it is now. */
export const fetchRequest = (id: string) => callPublic(helpCalls.read, { query: { id } });

/** Earlier versions of a request or an answer. */
export const fetchHistory = (id: string, target: string) =>
  callPublic(helpCalls.listHistory, { query: { id, target } });

export const callApproveAnswer = (id: string, answer: string) =>
  callSignedIn(helpCalls.approve, { query: { id }, body: { answer } });

export const callWithdrawRequest = (id: string) => callSignedIn(helpCalls.withdraw, { query: { id } });

export const changeAnswer = (id: string, answer: string, action: "thank" | "withdraw") =>
  callSignedIn(action === "thank" ? helpCalls.thankAnswer : helpCalls.withdrawAnswer, {
    query: { id, answer },
  });

export const callMarkHelpful = (id: string, answer: string, isHelpful: boolean) =>
  callSignedIn(helpCalls.markHelpful, { query: { id, answer }, body: { isHelpful } });

/** Whom the asker can invite to answer. */
export const fetchHelpersFor = (id: string) => callSignedIn(helpCalls.listHelpersFor, { query: { id } });

export const callInviteHelper = (id: string, uid: string) =>
  callSignedIn(helpCalls.inviteHelper, { query: { id }, body: { uid } });

export const callPostComment = (id: string, answer: string, body: { key: string; body: string }) =>
  callSignedIn(helpCalls.postComment, { query: { id, answer }, body });

export const callDeleteComment = (id: string, comment: string) =>
  callSignedIn(helpCalls.deleteComment, { query: { id, comment } });

/** Removes a request, or the answer that is named, as a moderator. */
export const removeHelp = (id: string, answer: string | null, reason: string) =>
  callSignedIn(helpCalls.moderate, { query: { id }, body: { action: "take-down", answer, reason } });
