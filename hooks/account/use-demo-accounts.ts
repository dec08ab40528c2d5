import { useEffect, useState } from "react";
import type { ClientConfig } from "@/lib/firebase/client-config";
import { loadIdentity } from "@/lib/firebase/load";

type DemoAccounts = ClientConfig["demoAccounts"];

const none: DemoAccounts = [];

/** Accounts that a demo offers for a look around; none in a real project and until they are known. */
export function useDemoAccounts(): DemoAccounts {
  const [accounts, setAccounts] = useState(none);
  useEffect(() => {
    let stopped = false;
    loadIdentity().then(
      (identity) => {
        if (!stopped) setAccounts(identity.demoAccounts);
      },
      // The page says that sign-in could not be loaded.
      () => {},
    );
    return () => {
      stopped = true;
    };
  }, []);
  return accounts;
}
