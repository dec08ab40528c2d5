import { GameIcon } from "@/components/ui/GameIcon";
import { PageLink } from "@/components/ui/PageLink";
import { costs, rewards } from "@/lib/coins/prices";
import classes from "./Cards.module.css";

/** What coins are for: asking other hunters, and being thanked for an answer. */
export function HelpCard() {
  return (
    <section className={`${classes.card} flex flex-col p-4.5 border bg-card`} aria-labelledby="help-title">
      <h2 id="help-title" className={`${classes.title} flex items-center gap-2.5 text-17 leading-6`}>
        <GameIcon name="help" size={22} />
        Hunting Help
      </h2>
      <p className="mt-1.5 text-dim">
        Request a build, find hunters to join you, or share what you know. Coins reward good answers.
      </p>
      <dl className={classes.prices}>
        {[costs.buildRequest, costs.huntSupport].map(({ action, coins }) => (
          <div key={action}>
            <dt>{action}</dt>
            <dd>−{coins}</dd>
          </div>
        ))}
        <div>
          <dt>Approved answer</dt>
          <dd className={classes.coin}>+{rewards.approvedAnswer.coins}</dd>
        </div>
      </dl>
      <div className={`${classes.action} flex items-end pt-4`}>
        <PageLink href="/hunting-help" className={classes.more}>
          Open Hunting Help
        </PageLink>
      </div>
    </section>
  );
}
