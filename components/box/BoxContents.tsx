import { Skeleton } from "@mantine/core";
import { PageLink } from "@/components/ui/PageLink";
import { Section } from "@/components/ui/Section";
import { useBoxCounts } from "@/hooks/box/use-box";
import type { BoxKind } from "@/lib/box/model";
import { crownsPath, rerollsPath } from "@/lib/site/box-paths";
import { wishlistPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";

/** What is listed, and where it is edited. */
const rows: readonly {
  readonly kind: BoxKind;
  readonly label: string;
  readonly href: string;
  readonly hint: string;
}[] = [
  { kind: "talisman", label: "Talismans", href: "/builder", hint: "Added in the builder, as a charm" },
  { kind: "decoration", label: "Decorations", href: "/builder", hint: "Counted in the builder" },
  { kind: "weapon", label: "Gogma weapons", href: rerollsPath, hint: "With a journal of their rerolls" },
  { kind: "gear", label: "Owned gear", href: "/builder", hint: "Ticked on a shopping list" },
  { kind: "crown", label: "Crown records", href: crownsPath, hint: "Smallest and largest of each monster" },
  { kind: "material", label: "Materials", href: wishlistPath, hint: "Counted on the wishlist" },
  { kind: "wish", label: "Wishlist", href: wishlistPath, hint: "Gear to make next" },
  { kind: "build", label: "Builds", href: "/builder", hint: "Saved in the builder" },
  { kind: "search", label: "Saved searches", href: "/builder", hint: "Saved in the builder" },
];

/** How much of each kind there is. */
export function BoxContents() {
  const counts = useBoxCounts();
  return (
    <Section id="contents" title="In your box">
      <ul>
        {rows.map(({ kind, label, href, hint }) => (
          <li key={kind} className="flex items-center justify-between gap-4 py-2.5 border-t first:border-t-0">
            <div className="min-w-0">
              <PageLink href={href} className="underline underline-offset-3">
                {label}
              </PageLink>
              <p className="text-12 leading-4 text-dim">{hint}</p>
            </div>
            <span className="flex-none w-16 text-right text-17 leading-6 tabular-nums">
              {counts ? formatNumber(counts[kind] ?? 0, 0) : <Skeleton height={16} width={32} ml="auto" />}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
