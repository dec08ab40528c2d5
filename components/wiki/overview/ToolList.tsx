import { Section } from "@/components/ui/Section";
import {
  armorPiecesPath,
  getComparePath,
  getDropFinderPath,
  oddsPath,
  openDataPath,
  talismansPath,
  wishlistPath,
} from "@/lib/site/wiki-paths";

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
export function ToolList() {
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
