import { IconArrowRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/PageLink";
import type { News } from "@/lib/home/fetch-news";
import type { NewsPlace } from "@/lib/home/places";
import { sleepingContent, useSleepingElement } from "@/lib/paint/use-sleeping-element";
import type { SiteLink } from "@/lib/site/routes";
import { NewsList } from "./NewsList";
import classes from "./SectionCards.module.css";
import { BoardSketch, LoadoutSketch, WeaknessSketch } from "./SectionSketches";

interface SectionCard {
  readonly title: string;
  readonly href: string;
  readonly text: string;
  readonly sketch: ReactNode;
  readonly news: readonly NewsPlace[];
  readonly links: readonly SiteLink[];
}

const sectionCards: readonly SectionCard[] = [
  {
    title: "Look up",
    href: "/wiki",
    text: "Weak points, drops and skill values at a glance.",
    sketch: <WeaknessSketch />,
    news: ["guide", "event"],
    links: [
      { label: "Hitzones", href: "/wiki/hitzones" },
      { label: "Weapons", href: "/wiki/weapons" },
      { label: "Armor", href: "/wiki/armor" },
      { label: "Skills", href: "/wiki/skills" },
      { label: "Locales", href: "/wiki/locales" },
    ],
  },
  {
    title: "Build",
    href: "/builder",
    text: "Pick your skills and get the set that has them: armor, charm and decorations.",
    sketch: <LoadoutSketch />,
    news: ["build", "liked"],
    links: [
      { label: "Builder", href: "/builder" },
      { label: "Builds", href: "/wiki/builds" },
      { label: "Guides", href: "/wiki/guides" },
      { label: "Featured", href: "/wiki/featured-content" },
    ],
  },
  {
    title: "Compete",
    href: "/leaderboards",
    text: "Timed runs with video proof, reviewed under published rules: Freestyle, TA and Arena.",
    sketch: <BoardSketch />,
    news: ["record", "challenge"],
    links: [
      { label: "Overview", href: "/leaderboards/overview" },
      { label: "Submit Run", href: "/leaderboards/submit" },
      { label: "Rules", href: "/leaderboards/rules" },
      { label: "Ranking", href: "/leaderboards/user-ranking" },
    ],
  },
];

/** The three ways into the place, with what happens there now. All else stays as the server wrote it. */
export function SectionCards({ news }: { news: News | null }) {
  return (
    <ul className="lg:grid-cols-3 grid-cols-1 grid gap-4">
      {sectionCards.map(({ title, href, text, sketch, news: told, links }) => (
        <li
          key={href}
          className={`${classes.card} rounded-lg hover:border-control relative flex flex-col border bg-card`}
        >
          <Asleep>{sketch}</Asleep>
          <div className={`${classes.words} flex flex-1 flex-col`}>
            <Asleep className="flex-1">
              <h2 className="text-20 leading-7">
                <PageLink
                  href={href}
                  className={`${classes.main} inline-flex items-center gap-2 text-default`}
                >
                  {title}
                  <IconArrowRight
                    size={20}
                    stroke={2}
                    aria-hidden="true"
                    className={`${classes.arrow} text-signal`}
                  />
                </PageLink>
              </h2>
              <p className="mt-1 text-dim">{text}</p>
            </Asleep>
            <NewsList news={news} of={told} className="mt-3" />
            <Asleep className="relative mt-2 text-14">
              <ul className="flex flex-wrap gap-x-4">
                {links.map((link) => (
                  <li key={link.href}>
                    <PageLink
                      href={link.href}
                      className="block py-1.25 hover:underline hover:underline-offset-3"
                    >
                      {link.label}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </Asleep>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Nothing in it changes. */
function Asleep({ className, children }: { className?: string; children: ReactNode }) {
  const { id, isAsleep } = useSleepingElement(true);
  if (isAsleep) return <div id={id} className={className} {...sleepingContent} />;
  return (
    <div key="awake" id={id} className={className}>
      {children}
    </div>
  );
}
