import type { ReactNode } from "react";
import { ElementValue } from "@/components/game/ElementValue";
import { Emblem } from "@/components/game/Emblem";
import { getMonsterEmblem } from "@/components/game/get-emblem";
import { Name } from "@/components/game/Name";
import { GameIcon } from "@/components/ui/GameIcon";
import { Section } from "@/components/ui/Section";
import { type WikiKind, wikiKinds, wikiLinks } from "@/lib/site/wiki-kinds";
import {
  armorPiecesPath,
  artianPath,
  getComparePath,
  getDropFinderPath,
  getMonsterPath,
  getWeaponPath,
  kinsectsPath,
  melodiesPath,
  oddsPath,
  openDataPath,
  talismansPath,
  wishlistPath,
} from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import type {
  OverviewMonster,
  OverviewWeaponType,
  WikiCounts,
  WikiOverviewData,
} from "@/lib/wiki/overview/wiki-overview-data";
import { WhatsNew } from "./WhatsNew";
import classes from "./WikiOverview.module.css";

interface WikiOverviewProps {
  /** The field that opens the site's search. */
  search: ReactNode;
  data: WikiOverviewData;
}

/** The wiki overview: search, sections, monsters, what is new. */
export function WikiOverview({ search, data }: WikiOverviewProps) {
  const { counts, monsters, weaponTypes, updates, archTempered } = data;
  return (
    <>
      <div className="mb-5">{search}</div>
      <SectionTiles counts={counts} />
      <div className="lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] grid-cols-1 grid gap-y-8 gap-x-12 my-8">
        <div>
          <MonsterLinkList monsters={monsters} />
        </div>
        <div>
          <WhatsNew updates={updates} archTempered={archTempered} />
        </div>
      </div>
      <WeaponTypeList types={weaponTypes} />
      <ToolList />
    </>
  );
}

/** Every large monster by name, with its weaknesses. */
function MonsterLinkList({ monsters }: { monsters: readonly OverviewMonster[] }) {
  return (
    <Section
      id="monsters"
      title="Large monsters"
      aside={<a href={getComparePath()}>Compare monsters</a>}
      flush
    >
      <p className="pt-2.5 text-13 leading-4.5 text-dim">
        Icons: elements each monster is weak to, as listed in the field guide.
      </p>
      <ul className="md:columns-2 gap-x-7 mt-1.5">
        {monsters.map(({ id, name, elements }) => (
          <li className="break-inside-avoid" key={id}>
            <a
              className="flex gap-3 items-center justify-between min-h-9 border-b text-default text-15 hover:text-signal pointer-coarse:min-h-11"
              href={getMonsterPath(id)}
            >
              <Emblem name={getMonsterEmblem(id)} size={28} />
              <span className="font-[550] flex-1 min-w-0">
                <Name entity="monsters" id={id}>
                  {name}
                </Name>
              </span>
              <span className="inline-flex flex-none gap-2">
                {elements.map((element) => (
                  <ElementValue key={element} type={element} size={16} />
                ))}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface Tool {
  readonly href: string;
  readonly title: string;
  readonly note: string;
}

const tools: readonly Tool[] = [
  { href: getDropFinderPath(), title: "Drop finder", note: "The quickest source of any item" },
  { href: wishlistPath, title: "Wishlist", note: "Materials and hunts for the gear you want" },
  { href: oddsPath, title: "Odds calculator", note: "Decorations, talismans and Artian rolls" },
  { href: getComparePath(), title: "Compare monsters", note: "Two hitzone tables side by side" },
  { href: armorPiecesPath, title: "Armor pieces", note: "Individual pieces, by skill or slot" },
  { href: talismansPath, title: "Appraised talismans", note: "Possible skills and slots" },
  { href: openDataPath, title: "Open data", note: "All wiki data as JSON" },
  { href: "/wiki/guides", title: "Guides", note: "By the team and by players" },
  { href: "/wiki/builds", title: "Builds", note: "Loadouts shared by players" },
  { href: "/wiki/featured-content", title: "Featured Content", note: "Community highlights" },
];

/** Tools that work across sections, and community pages. */
function ToolList() {
  return (
    <Section id="tools" title="Tools and community" flush>
      <ul className="md:grid-cols-2 lg:grid-cols-3 grid gap-x-7">
        {tools.map(({ href, title, note }) => (
          <li key={href}>
            <a className="group block py-2.5 border-b leading-5" href={href}>
              <span className="group-hover:text-signal block text-default font-semibold">{title}</span>
              <span className="block text-14 text-dim">{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The weapon types with how many weapons each has. */
function WeaponTypeList({ types }: { types: readonly OverviewWeaponType[] }) {
  return (
    <Section id="weapons" title="Weapon types" flush>
      <ul className={`${classes.types} md:grid-cols-4 grid-cols-2 grid gap-x-5`}>
        {types.map(({ id, name, count }) => (
          <li key={id}>
            <a
              className="flex gap-2.5 items-center h-full min-h-12 border-b text-default leading-5 hover:text-signal"
              href={getWeaponPath(id)}
            >
              <GameIcon name={id} size={24} className="text-dim" />
              <span className="font-[550] flex-1 min-w-0">
                <Name entity="weapon-types" id={id}>
                  {name}
                </Name>
              </span>
              <span className="text-13 text-dim">{count}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-5 pt-2 text-14">
        <a className="py-1 hover:underline hover:underline-offset-3" href={artianPath}>
          Artian weapons
        </a>
        <a className="py-1 hover:underline hover:underline-offset-3" href={kinsectsPath}>
          Kinsects
        </a>
        <a className="py-1 hover:underline hover:underline-offset-3" href={melodiesPath}>
          Melodies
        </a>
      </p>
    </Section>
  );
}

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
function SectionTiles({ counts }: { counts: WikiCounts }) {
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
                <span className="tracking-[-0.01em] text-16 font-bold">{label}</span>
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
