import { useDemoAccounts } from "@/hooks/account/use-demo-accounts";
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
    <section className={classes.panel} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={classes.title}>
        Demo accounts
      </h2>
      <p className={classes.text}>This is a demo. Pick a hunter to sign in as.</p>
      <ul className={classes.list}>
        {accounts.map(({ email, password, displayName, role }) => (
          <li key={email}>
            <button
              type="button"
              className={classes.account}
              disabled={busy}
              onClick={() => onChoose(email, password)}
            >
              <span className={classes.name}>{displayName}</span>
              <span className={classes.role}>{role}</span>
              <span className={classes.email}>{email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
