import { Section } from "@/components/wiki/kit/Section";
import {
  armorPiecesPath,
  comparePath,
  dropFinderPath,
  openDataPath,
  talismansPath,
  wishlistPath,
} from "@/lib/wiki/paths";
import classes from "./Tools.module.css";

interface Tool {
  readonly href: string;
  readonly title: string;
  readonly note: string;
}

const tools: readonly Tool[] = [
  { href: dropFinderPath(), title: "Drop finder", note: "Every way to an item, with its chance" },
  { href: wishlistPath, title: "Wishlist", note: "What to hunt for the gear you want" },
  { href: comparePath(), title: "Compare monsters", note: "Two hitzone tables side by side" },
  { href: armorPiecesPath, title: "Armor pieces", note: "Piece by piece, by skill and slot" },
  { href: talismansPath, title: "Appraised talismans", note: "What an appraisal can bring" },
  { href: openDataPath, title: "Open data", note: "All of this as JSON" },
  { href: "/wiki/guides", title: "Guides", note: "Written down by other hunters" },
  { href: "/wiki/builds", title: "Builds", note: "Loadouts with a purpose" },
  { href: "/wiki/featured-content", title: "Featured Content", note: "What the community made" },
];

/** What works across sections, and what hunters write. */
export function Tools() {
  return (
    <Section id="tools" title="Tools and reading" flush>
      <ul className={classes.tools}>
        {tools.map(({ href, title, note }) => (
          <li key={href}>
            <a href={href}>
              <span className={classes.title}>{title}</span>
              <span className={classes.note}>{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
