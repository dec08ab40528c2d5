import Link from "next/link";
import classes from "./LoginPanel.module.css";

/** /login on a server without a backend: what is off, and what is not. */
export function SignInDisabled() {
  return (
    <div className={classes.layout}>
      <div className={classes.card}>
        <h1 className={classes.title}>Sign-in is off</h1>
        <p className={classes.text}>
          This server runs without accounts, so coins, the daily quiz and other account features are off.
        </p>
        <p className={classes.text}>
          The <Link href="/wiki">wiki</Link>, the <Link href="/builder">builder</Link> and every other page
          that needs no account work as usual.
        </p>
      </div>
    </div>
  );
}
