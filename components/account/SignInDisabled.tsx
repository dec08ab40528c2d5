import { PageLink } from "@/components/ui/PageLink";
import classes from "./LoginPanel.module.css";

/** /login on a server without a backend: what is off, and what is not. */
export function SignInDisabled() {
  return (
    <div className={`${classes.layout} content-start grid justify-center gap-y-8 gap-x-12`}>
      <div className={`${classes.card} p-6 border bg-card`}>
        <h1 className={`${classes.title} mb-5 text-26`}>Sign-in is off</h1>
        <p className="not-first:mt-3 text-dim">
          This server runs without accounts, so coins, the daily quiz and other account features are off.
        </p>
        <p className="not-first:mt-3 text-dim">
          The <PageLink href="/wiki">wiki</PageLink>, the <PageLink href="/builder">builder</PageLink> and
          every other page that needs no account work as usual.
        </p>
      </div>
    </div>
  );
}
