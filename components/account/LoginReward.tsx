import { notifySuccess } from "@/components/ui/notify";
import { useLoginReward } from "@/hooks/daily/use-login-reward";
import { rewards } from "@/lib/coins/prices";

/** Collects the daily login reward and says so. Renders nothing; used where somebody is signed in. */
export function LoginReward() {
  useLoginReward(() => {
    void notifySuccess({ title: `+${rewards.dailyLogin.coins} Coins`, message: "Daily login reward" });
  });
  return null;
}
