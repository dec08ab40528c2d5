import type { ReactNode } from "react";
import { GameIcon } from "@/components/ui/GameIcon";
import { LinkRow } from "@/components/ui/LinkRow";
import { PageLink } from "@/components/ui/PageLink";
import { weaponTypes } from "@/lib/catalog/codes";
import { weaponTypeNames } from "@/lib/catalog/weapon-type-names";
import { sleepingContent, useSleepingElement } from "@/lib/paint/use-sleeping-element";
import type { SiteLink } from "@/lib/site/routes";
import { getWeaponPath } from "@/lib/site/wiki-paths";
import classes from "./Hero.module.css";

/** The most wanted pages between two hunts. */
const shortcuts: readonly SiteLink[] = [
  { label: "Hitzones", href: "/wiki/hitzones" },
  { label: "Builder", href: "/builder" },
  { label: "Today's quiz", href: "/#today" },
  { label: "Run rules", href: "/leaderboards/rules" },
];

/** The first glance: what this is, and the field that leads anywhere in it. */
export function Hero({ search, tools }: { search: ReactNode; tools?: ReactNode }) {
  return (
    <section className={`${classes.hero} bg-(--surface-body) relative border-b`} aria-labelledby="hero-title">
      <div className={`${classes.inner} mx-auto relative text-center`}>
        <h1 id="hero-title" className={classes.title}>
          Know your quarry.
        </h1>
        <p className={`${classes.lead} mt-3 mx-auto mb-7 leading-6.5 text-17 text-dim`}>
          Monster Hunter Wilds data, builds and speedruns.
        </p>
        {search}
        <LinkRow label="Shortcuts" links={shortcuts} />
        {tools && <div className="flex justify-center mt-4">{tools}</div>}
      </div>
      <WeaponFrieze />
    </section>
  );
}

/** Nothing in it changes, so it stays as the server wrote it. */
function WeaponFrieze() {
  const { id, isAsleep } = useSleepingElement(true);
  const own = {
    id,
    className: `${classes.frieze} mx-auto relative grid`,
    "aria-label": "Weapons by type",
  };
  if (isAsleep) return <nav {...own} {...sleepingContent} />;
  return (
    <nav key="awake" {...own}>
      {weaponTypes.map((type) => (
        <PageLink
          key={type}
          href={getWeaponPath(type)}
          title={weaponTypeNames[type]}
          className="grid place-items-center h-12 rounded-md text-dim hover:text-signal"
        >
          <GameIcon name={type} size={28} label={weaponTypeNames[type]} />
        </PageLink>
      ))}
    </nav>
  );
}
