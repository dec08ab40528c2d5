import Link from "next/link";
import { EmptyState } from "@/components/ui/EmptyState";
import classes from "./LoginPanel.module.css";

/** /login on a server without a backend: what is off, and what is not. */
export function SignInOff() {
  return (
    <div className={classes.layout}>
      <div className={classes.card}>
        <h1 className={classes.title}>Sign-in is off</h1>
        <EmptyState
          title="This server runs without accounts"
          action={<Link href="/wiki">Open the wiki</Link>}
        >
          Coins, the daily quiz and everything that is kept under a name are off here. The{" "}
          <Link href="/wiki">wiki</Link> and the <Link href="/builder">builder</Link> need no account and work
          as always.
        </EmptyState>
      </div>
    </div>
  );
}
