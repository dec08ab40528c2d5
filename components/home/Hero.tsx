import type { ReactNode } from "react";
import { GameIcon } from "@/components/ui/GameIcon";
import type { IconName } from "@/components/ui/icon-names";
import { LinkRow } from "@/components/ui/LinkRow";
import type { SiteLink } from "@/lib/site/routes";
import classes from "./Hero.module.css";

/** What a hunter between two hunts wants most often. */
const shortcuts: readonly SiteLink[] = [
  { label: "Hitzones", href: "/wiki/hitzones" },
  { label: "Builder", href: "/builder" },
  { label: "Today's quiz", href: "/#today" },
  { label: "Run rules", href: "/leaderboards/rules" },
];

const weapons: readonly IconName[] = [
  "great-sword",
  "long-sword",
  "sword-and-shield",
  "dual-blades",
  "hammer",
  "hunting-horn",
  "lance",
  "gunlance",
  "switch-axe",
  "charge-blade",
  "insect-glaive",
  "bow",
  "light-bowgun",
  "heavy-bowgun",
];

/** The first glance: what this is, and the field that leads anywhere in it. */
export function Hero({ search }: { search: ReactNode }) {
  return (
    <section className={`${classes.hero} relative border-b`} aria-labelledby="hero-title">
      <div className={`${classes.inner} mx-auto relative text-center`}>
        <h1 id="hero-title" className={classes.title}>
          Know your quarry.
        </h1>
        <p className={`${classes.lead} text-17 text-dim`}>Monster Hunter Wilds data, builds and speedruns.</p>
        {search}
        <LinkRow label="Shortcuts" links={shortcuts} />
      </div>
      <div
        className={`${classes.frieze} mx-auto overflow-hidden relative flex justify-between gap-4`}
        aria-hidden="true"
      >
        {weapons.map((name) => (
          <GameIcon key={name} name={name} size={26} />
        ))}
      </div>
    </section>
  );
}
