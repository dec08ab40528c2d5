import { useEffect, useState } from "react";
import { loadIdentity } from "@/lib/firebase/load";
import type { PasswordCheck } from "@/lib/firebase/password-policy";

/** The provider's verdict on a password as it is typed; `null` until its policy is known. */
export function usePasswordCheck(password: string): PasswordCheck | null {
  const [check, setCheck] = useState<PasswordCheck | null>(null);

  useEffect(() => {
    let stale = false;
    loadIdentity()
      .then((identity) => identity.checkPassword(password))
      .then((next) => {
        if (!stale) setCheck(next);
      })
      // Without the sign-in code there is no list; the page says elsewhere that it could not be loaded.
      .catch(() => {});
    return () => {
      stale = true;
    };
  }, [password]);

  return check;
}
