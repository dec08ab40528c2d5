import { useEffect, useEffectEvent } from "react";
import { notifySuccess } from "@/components/ui/notify";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { rewards } from "@/lib/coins/prices";
import { requestLoginReward } from "@/lib/daily/request-login-reward";
import { loadIdentity } from "@/lib/firebase/load";

/** Collects the daily login reward and says so. Renders nothing; used where somebody is signed in. */
export function LoginReward() {
  useLoginReward(() => {
    void notifySuccess({ title: `+${rewards.dailyLogin.coins} Coins`, message: "Daily login reward" });
  });
  return null;
}

/**
 * Requests the daily login reward once per page load and account.
 *
 * @param onPaid called when coins were paid just now
 */
function useLoginReward(onPaid: () => void): void {
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
