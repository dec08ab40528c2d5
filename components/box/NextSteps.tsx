import { Skeleton } from "@mantine/core";
import { PageLink } from "@/components/ui/PageLink";
import { Section } from "@/components/ui/Section";
import type { BoxCounts } from "@/hooks/box/use-box";
import { ownDecorationsPath, ownTalismansPath } from "@/lib/box/own-paths";
import { crownsPath, farmPath, rerollsPath, talismanWorthPath } from "@/lib/site/box-paths";
import { getDropFinderPath, wishlistPath } from "@/lib/site/wiki-paths";
import { formatCount } from "@/lib/text/format";

interface Step {
  readonly id: string;
  readonly isDue: (counts: BoxCounts) => boolean;
  readonly label: (counts: BoxCounts) => string;
  readonly href: string;
  readonly why: string;
}

/** How many steps are shown. */
const shownSteps = 3;

/** Possible next steps, most useful first. The last ones are always of use, so that there are enough. */
const steps: readonly Step[] = [
  {
    id: "hunt",
    isDue: ({ wish = 0 }) => wish > 0,
    label: ({ wish = 0 }) => `Plan hunts for ${formatCount(wish, "wishlist entry", "wishlist entries")}`,
    href: wishlistPath,
    why: "What is missing, and the hunts and quests that give it",
  },
  {
    id: "talismans",
    isDue: ({ talisman = 0 }) => talisman === 0,
    label: () => "Add your talismans",
    href: ownTalismansPath,
    why: "From screenshots, files or a pasted list; the search then uses them",
  },
  {
    id: "melt",
    isDue: ({ talisman = 0 }) => talisman > 1,
    label: () => "Find talismans you can give up",
    href: talismanWorthPath,
    why: "What each is worth for your goals, and which another one outclasses",
  },
  {
    id: "decorations",
    isDue: ({ decoration = 0 }) => decoration === 0,
    label: () => "Count your decorations",
    href: ownDecorationsPath,
    why: "The search then offers only sets that you can fill",
  },
  {
    id: "rerolls",
    isDue: ({ weapon = 0 }) => weapon > 0,
    label: ({ weapon = 0 }) => `Keep rolling ${formatCount(weapon, "Artian weapon", "Artian weapons")}`,
    href: rerollsPath,
    why: "Odds of what you want, and what the rerolls cost so far",
  },
  {
    id: "farm",
    isDue: ({ build = 0, search = 0 }) => build + search > 0,
    label: () => "See what to farm next",
    href: farmPath,
    why: "What improves your builds most for each hunt it takes",
  },
  {
    id: "crowns",
    isDue: () => true,
    label: () => "Find missing crowns",
    href: crownsPath,
    why: "Sizes that count as a crown, monster by monster",
  },
  {
    id: "build",
    isDue: () => true,
    label: () => "Build a set from what you own",
    href: "/builder",
    why: "Proven best sets of your gear",
  },
  {
    id: "drops",
    isDue: () => true,
    label: () => "Find the fastest source of a material",
    href: getDropFinderPath(),
    why: "Monsters, quests and trades by the hunts they take",
  },
];

/** The next steps, by what is in the box and what is missing. */
export function NextSteps({ counts }: { counts: BoxCounts | null }) {
  const due = counts ? steps.filter(({ isDue }) => isDue(counts)).slice(0, shownSteps) : [];
  return (
    <Section id="next" title="What to do next">
      <ol className="grid gap-2.5 md:grid-cols-3">
        {counts
          ? due.map(({ id, label, href, why }) => (
              <li key={id} className="grid content-start gap-1 min-h-19 p-3 border rounded-md">
                <PageLink href={href} className="font-semibold underline underline-offset-3">
                  {label(counts)}
                </PageLink>
                <p className="text-14 leading-5 text-dim">{why}</p>
              </li>
            ))
          : steps.slice(0, shownSteps).map(({ id }) => <Skeleton key={id} height={92} component="li" />)}
      </ol>
    </Section>
  );
}
