import { sendCall } from "@/lib/http/make-call";
import { dailyCalls } from "./api";
import { isLoginRewardTaken, markLoginRewardTaken } from "./daily-store";

const underWay = new Map<string, Promise<boolean>>();

/**
 * Asks for the daily login reward unless this browser knows that it was had. A call under way is shared:
 * the server pays once, and a second caller must not get "already paid" in place of the reward.
 *
 * @param getIdToken gives `null` when nobody is signed in; then nothing is sent
 * @returns whether coins were paid now. Every failure is silent: the next visit tries again.
 */
export function requestLoginReward(uid: string, getIdToken: () => Promise<string | null>): Promise<boolean> {
  const existing = underWay.get(uid);
  if (existing) return existing;
  if (isLoginRewardTaken(uid)) return Promise.resolve(false);
  const claim = request(uid, getIdToken).finally(() => underWay.delete(uid));
  underWay.set(uid, claim);
  return claim;
}

async function request(uid: string, getIdToken: () => Promise<string | null>): Promise<boolean> {
  try {
    const idToken = await getIdToken();
    if (!idToken) return false;
    const reply = await sendCall(dailyCalls.claimLoginReward, {}, { idToken });
    markLoginRewardTaken(uid, reply.expires);
    return reply.message === "OK";
  } catch {
    return false;
  }
}
