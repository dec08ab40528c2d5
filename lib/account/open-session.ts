import { sendCall } from "@/lib/http/make-call";
import { userCalls } from "@/lib/users/api";
import type { SessionResponse } from "@/lib/users/schema";

/**
 * Announces this account to the server: it creates `users/{uid}` at first sight and takes over a
 * changed name or picture.
 *
 * @throws ApiCallError
 */
export function callOpenSession(idToken: string): Promise<SessionResponse> {
  return sendCall(userCalls.openSession, {}, { idToken });
}

const underWay = new Map<string, Promise<void>>();

/**
 * `openSession` for whoever finds the document missing; several watches that find it at once make one call.
 *
 * @throws ApiCallError
 */
export function repairSession(uid: string, getIdToken: () => Promise<string | null>): Promise<void> {
  const existing = underWay.get(uid);
  if (existing) return existing;
  const repair = getIdToken()
    .then(async (idToken) => {
      if (idToken) await callOpenSession(idToken);
    })
    .finally(() => underWay.delete(uid));
  underWay.set(uid, repair);
  return repair;
}

/**
 * Runs the deletion of an account: a watch that finds the document gone meanwhile must not bring it back.
 *
 * @throws Whatever `work` throws.
 */
export function holdSessionRepair<T>(uid: string, work: () => Promise<T>): Promise<T> {
  const result = work();
  const ended: Promise<void> = result.then(ignore, ignore).finally(() => underWay.delete(uid));
  underWay.set(uid, ended);
  return result;
}

function ignore(): void {}
