import { GameIcon } from "@/components/ui/GameIcon";
import { PageLink } from "@/components/ui/PageLink";
import { coveredVersion, gameUpdates } from "@/lib/site/game-version";
import classes from "./Cards.module.css";

/** What the game got last, and up to where this site follows it. */
export function GameUpdates() {
  return (
    <section className={classes.card} aria-labelledby="latest-title">
      <h2 id="latest-title" className={classes.title}>
        <GameIcon name="monster" size={22} />
        Up to date with {coveredVersion.name}
      </h2>
      <p className={classes.text}>Covers the base game and all updates as of {coveredVersion.month}.</p>
      <ol className={classes.updates}>
        {gameUpdates.map(({ name, monsters }) => (
          <li key={name}>
            <span className={classes.update}>{name}</span>
            <span>{monsters}</span>
          </li>
        ))}
      </ol>
      <div className={classes.action}>
        <PageLink href="/wiki" className={classes.more}>
          Open the wiki
        </PageLink>
      </div>
    </section>
  );
}
