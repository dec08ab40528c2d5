import { Card } from "@/components/ui/Card";
import { GameIcon } from "@/components/ui/GameIcon";
import { PageLink } from "@/components/ui/PageLink";
import { costs, rewards } from "@/lib/coins/prices";
import classes from "./Cards.module.css";

/** What coins are for: asking other hunters, and being thanked for an answer. */
export function HelpCard() {
  return (
    <Card title="Hunting Help" icon={<GameIcon name="help" size={22} />}>
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
          <dd className="text-coin">+{rewards.approvedAnswer.coins}</dd>
        </div>
      </dl>
      <div className={`${classes.action} mt-auto flex items-end pt-4`}>
        <PageLink href="/hunting-help" className="hover:underline underline-offset-3">
          Open Hunting Help
        </PageLink>
      </div>
    </Card>
  );
}
