import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { ledgerKeys } from "@/lib/coins/ledger";
import { getEntryRef, postEntry } from "@/lib/coins/post-entry.server";
import { getFingerprints } from "@/lib/content/get-fingerprint.server";
import { Timestamp } from "@/lib/firebase/admin.server";
import { writeNews } from "@/lib/follows/write-news.server";
import type { RequestContent, RequestDocument } from "@/lib/hunting-help/fields";
import { findTextRefusal } from "@/lib/hunting-help/find-text-refusal.server";
import { requestPrices } from "@/lib/hunting-help/kinds";
import { claimTexts, readTextChecks } from "@/lib/hunting-help/posted-texts.server";
import {
  getRequestId,
  getRequestRef,
  readRequestDocument,
} from "@/lib/hunting-help/read-help-document.server";
import { refuseHelp } from "@/lib/hunting-help/refusals";
import { openPeriod } from "@/lib/hunting-help/rules";
import type { PostedRequestResponse, PostRequestBody } from "@/lib/hunting-help/schema";
import { checkCounted, throwRefusal } from "@/lib/limits/refuse-counted.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { getTrustLevel, trustRules } from "@/lib/users/trust";
import { changeRequest } from "./change-request.server";
import {
  listRequestWords,
  requireRequestFacts,
  toFingerprintedRequest,
  toRequestContent,
} from "./request-content.server";
import { toRequest } from "./to-request.server";

/**
 * Posts a request and pays for it, in one transaction. A call with a key that was used before posts and costs nothing
 * and answers with the request as it is now. A text over its budget counts toward the day's requests, and costs no coins.
 *
 * @throws ApiError 400 for what does not exist in the game and for a text over its budget; 402 with `price` and
 *   `balance`; 409 for a text that the account posted before or a moderator took down; 429 after too many requests
 *   today, fewer in the first week of an account; 401 and 403 when the session was revoked or the address is not
 *   verified.
 */
export async function postRequest(
  { db, now }: Dependencies,
  actor: Actor,
  body: PostRequestBody,
): Promise<PostedRequestResponse> {
  const content = toRequestContent(body);
  requireRequestFacts(content);
  const { uid } = actor;
  const id = getRequestId(uid, body.key);
  const outcome = await changeRequest(db, id, [getUserRef(db, uid)], async (transaction) => {
    const at = now();
    const { request, user, entry, limit, newLimit } = await readTogether(transaction, {
      request: getRequestRef(db, id),
      user: getUserRef(db, uid),
      entry: getEntryRef(db, uid, getPriceKey(content, id)),
      limit: getLimitRef(db, uid, "help-post", at),
      newLimit: getLimitRef(db, uid, "help-post-new", at),
    });
    const texts = await readTextChecks(transaction, db, uid, toFingerprintedRequest(content), "whole");
    const profile = await actor.confirmed;
    const account = readUser(user);
    const held = readRequestDocument(request);
    if (held) {
      return {
        message: "OK" as const,
        created: false,
        request: toRequest(id, held),
        balance: account?.coins ?? 0,
      };
    }

    const isNew = trustRules[getTrustLevel(account, at)].isLimited;
    const counted = { uid, at, action: isNew ? "help-post-new" : "help-post" } as const;
    const count = isNew ? newLimit : limit;
    const refusal = checkCounted(transaction, count, counted, () =>
      findTextRefusal(content.body, account, at),
    );
    if (refusal) return refusal;
    claimTexts(transaction, texts, { uid, ref: request.ref.path, at });
    takeLimit(transaction, count, counted);
    const charge = { amount: -requestPrices[content.kind], reason: content.kind, ref: id };
    const paid = postEntry(transaction, { user, entry }, charge, profile, at);
    if (!paid.ok) {
      if (paid.reason === "not-enough-coins")
        throw refuseHelp(
          "price",
          { price: paid.price, balance: paid.balance },
          { price: paid.price, balance: paid.balance },
        );
      throw refuseHelp("posted-before");
    }
    const stored = createRequestDocument(content, uid, at);
    transaction.create(request.ref, stored);
    const about = { monsters: [stored.monster], weapons: [stored.weapon], quests: [stored.quest] };
    writeNews(transaction, db, { what: "request", ref: request.ref.path, ...about }, at);
    return {
      ...{ message: "OK" as const, created: true },
      ...{ request: toRequest(id, stored), balance: paid.balanceAfter },
    };
  });
  return throwRefusal(outcome);
}

function getPriceKey({ kind }: RequestContent, id: string): string {
  return kind === "build-request" ? ledgerKeys.buildRequest(id) : ledgerKeys.huntSupport(id);
}

function createRequestDocument(content: RequestContent, asker: string, at: Date): RequestDocument {
  const time = Timestamp.fromDate(at);
  return {
    ...content,
    ...{ visibility: "published", takenDown: null, publishedAt: time, deletedFrom: null, purgeAt: null },
    ...{ asker, cost: requestPrices[content.kind], status: "open" },
    ...{ answerCount: 0, isAnswered: false },
    ...{ approvedAnswer: null, paid: null, unpaid: null },
    words: listRequestWords(content),
    prints: getFingerprints(toFingerprintedRequest(content)),
    ...{ version: 1, createdAt: time, updatedAt: time, decidedAt: null },
    expiresAt: Timestamp.fromMillis(at.getTime() + openPeriod),
  };
}
