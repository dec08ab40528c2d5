import { UnstyledButton } from "@mantine/core";
import { useEffect, useState } from "react";
import type { ClientConfig } from "@/lib/firebase/client-config";
import { loadIdentity } from "@/lib/firebase/load";
import classes from "./DemoAccounts.module.css";

interface DemoAccountsProps {
  busy: boolean;
  onChoose(email: string, password: string): void;
}

/** The accounts of a demo: one click signs in. Shows nothing in a real project. */
export function DemoAccounts({ busy, onChoose }: DemoAccountsProps) {
  const accounts = useDemoAccounts();
  if (accounts.length === 0) return null;
  return (
    <section aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className="text-15 leading-6">
        Demo accounts
      </h2>
      <p className="text-14 leading-5 text-dim">This is a demo. Pick a hunter to sign in as.</p>
      <ul className="overflow-hidden mt-3 border rounded-md">
        {accounts.map(({ email, password, displayName, role }) => (
          <li key={email} className="not-first:border-t">
            <UnstyledButton
              type="button"
              className={`${classes.account} grid gap-x-3 w-full py-2 px-3 bg-card text-default text-start`}
              disabled={busy}
              onClick={() => onChoose(email, password)}
            >
              <span className="text-14 leading-5 font-semibold">{displayName}</span>
              <span className="text-12 leading-5 text-dim">{role}</span>
              <span className="col-span-full text-12 leading-4 text-dim">{email}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Accounts that a demo offers for a look around; none in a real project and until they are known. */
function useDemoAccounts(): ClientConfig["demoAccounts"] {
  const [accounts, setAccounts] = useState<ClientConfig["demoAccounts"]>([]);
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
