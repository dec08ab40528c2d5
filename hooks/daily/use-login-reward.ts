import { useEffect, useEffectEvent } from "react";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { requestLoginReward } from "@/lib/daily/request-login-reward";
import { loadIdentity } from "@/lib/firebase/load";

/**
 * Requests the daily login reward once per page load and account.
 *
 * @param onPaid called when coins were paid just now
 */
export function useLoginReward(onPaid: () => void): void {
  const uid = useCurrentUser()?.uid;
  const announce = useEffectEvent(onPaid);
  useEffect(() => {
    if (!uid) return;
    let stopped = false;
    const getIdToken = async () => (await loadIdentity()).idToken();
    requestLoginReward(uid, getIdToken).then((paid) => {
      if (paid && !stopped) announce();
    });
    return () => {
      stopped = true;
    };
  }, [uid]);
}
