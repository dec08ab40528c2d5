import { Skeleton } from "@mantine/core";
import {
  IconCrown,
  IconDiamond,
  IconHammer,
  IconListSearch,
  IconMedal,
  IconPackage,
  IconShieldCheckered,
  IconSparkles,
  IconSwords,
} from "@tabler/icons-react";
import { PageLink } from "@/components/ui/PageLink";
import { Section } from "@/components/ui/Section";
import type { BoxCounts } from "@/hooks/box/use-box";
import type { BoxKind } from "@/lib/box/model";
import { ownDecorationsPath } from "@/lib/box/own-paths";
import { crownsPath, rerollsPath, talismanWorthPath } from "@/lib/site/box-paths";
import { wishlistPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";

/** The listed kinds, and where each is edited. */
const tiles: readonly {
  readonly kind: BoxKind;
  readonly label: string;
  readonly href: string;
  readonly hint: string;
  readonly Icon: typeof IconCrown;
}[] = [
  {
    kind: "talisman",
    label: "Talismans",
    href: talismanWorthPath,
    hint: "What they are worth for your goals",
    Icon: IconMedal,
  },
  {
    kind: "decoration",
    label: "Decorations",
    href: ownDecorationsPath,
    hint: "Counted in the builder",
    Icon: IconDiamond,
  },
  {
    kind: "weapon",
    label: "Artian weapons",
    href: rerollsPath,
    hint: "With a journal of their rerolls",
    Icon: IconSwords,
  },
  {
    kind: "gear",
    label: "Owned gear",
    href: "/builder",
    hint: "Ticked on a shopping list",
    Icon: IconShieldCheckered,
  },
  {
    kind: "crown",
    label: "Crown records",
    href: crownsPath,
    hint: "Smallest and largest of each monster",
    Icon: IconCrown,
  },
  {
    kind: "material",
    label: "Materials",
    href: wishlistPath,
    hint: "Counted on the wishlist",
    Icon: IconPackage,
  },
  { kind: "wish", label: "Wishlist", href: wishlistPath, hint: "Gear to make next", Icon: IconSparkles },
  { kind: "build", label: "Builds", href: "/builder", hint: "Saved in the builder", Icon: IconHammer },
  {
    kind: "search",
    label: "Saved searches",
    href: "/builder",
    hint: "Saved in the builder",
    Icon: IconListSearch,
  },
];

/** How much of each kind there is. `null` = it is still read. */
export function BoxContents({ counts }: { counts: BoxCounts | null }) {
  return (
    <Section id="contents" title="In your box">
      <ul className="grid gap-2.5 grid-cols-2 md:grid-cols-3">
        {tiles.map(({ kind, label, href, hint, Icon }) => {
          const count = counts?.[kind] ?? 0;
          return (
            <li key={kind} className="grid content-start gap-1 min-w-0 p-3 border rounded-md bg-card">
              <div className="flex items-center justify-between gap-2">
                <Icon size={22} aria-hidden="true" className={count > 0 ? "" : "text-dim"} />
                <span
                  className={`text-20 leading-7 tabular-nums ${count > 0 ? "font-semibold" : "text-dim"}`}
                >
                  {counts ? formatNumber(count, 0) : <Skeleton height={20} width={32} my={4} />}
                </span>
              </div>
              <PageLink href={href} className="underline underline-offset-3 wrap-anywhere">
                {label}
              </PageLink>
              <p className="text-12 leading-4 text-dim">{hint}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
