import { GameIcon } from "@/components/ui/GameIcon";
import { type WikiKind, wikiKinds, wikiLinks } from "@/lib/site/wiki-kinds";
import { formatNumber } from "@/lib/text/format";
import type { WikiCounts } from "@/lib/wiki/overview/wiki-overview-data";
import classes from "./SectionTiles.module.css";

type Note = (counts: WikiCounts) => readonly [count: number, unit: string];

/** Where a tile says more than how many records there are. */
const notes: Partial<Record<WikiKind, Note>> = {
  monster: ({ monster: all, "small-monster": small }) => [all - small, `large, ${small} small`],
  weapon: ({ weapon }) => [weapon, "in 14 types"],
  "armor-set": ({ "armor-set": sets, armor }) => [sets, `sets, ${armor} pieces`],
  "palico-gear": ({ "palico-gear": sets }) => [sets, "sets"],
};

function getNote(kind: WikiKind, counts: WikiCounts): ReturnType<Note> {
  return notes[kind]?.(counts) ?? [counts[kind], wikiKinds[kind].many.toLowerCase()];
}

/** The sections of the wiki, each with how much is in it. */
export function SectionTiles({ counts }: { counts: WikiCounts }) {
  return (
    <nav aria-label="Wiki sections">
      <ul className={`${classes.tiles} rounded-lg grid-cols-2 overflow-hidden grid border`}>
        {wikiLinks.map(({ kind, label, href, icon }) => {
          const [count, unit] = getNote(kind, counts);
          return (
            <li key={href}>
              <a
                href={href}
                className={`${classes.tile} hover:bg-hover h-full md:py-4 grid items-center gap-x-3 py-3.5 px-3 bg-card text-default`}
              >
                <GameIcon name={icon} size={28} className={`${classes.icon} text-dim`} />
                <span className={`${classes.title} text-16 font-bold`}>{label}</span>
                <span className="max-md:col-span-full max-md:mt-1.5 text-13 leading-4.5 text-dim">
                  <strong className="text-default font-semibold">{formatNumber(count)}</strong> {unit}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
