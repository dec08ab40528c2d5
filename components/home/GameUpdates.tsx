import { Card } from "@/components/ui/Card";
import { GameIcon } from "@/components/ui/GameIcon";
import { PageLink } from "@/components/ui/PageLink";
import { coveredVersion, gameUpdates } from "@/lib/site/game-version";
import classes from "./Cards.module.css";

/** What the game got last, and up to where this site follows it. */
export function GameUpdates() {
  return (
    <Card title={`Up to date with ${coveredVersion.name}`} icon={<GameIcon name="monster" size={22} />}>
      <p className="mt-1.5 text-dim">Covers the base game and all updates as of {coveredVersion.month}.</p>
      <ol className={classes.updates}>
        {gameUpdates.map(({ name, monsters }) => (
          <li key={name}>
            <span className="text-dim whitespace-nowrap">{name}</span>
            <span>{monsters}</span>
          </li>
        ))}
      </ol>
      <div className={`${classes.action} mt-auto flex items-end pt-4`}>
        <PageLink href="/wiki" className="hover:underline underline-offset-3">
          Open the wiki
        </PageLink>
      </div>
    </Card>
  );
}
