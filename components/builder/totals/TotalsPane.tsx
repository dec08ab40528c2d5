import dynamic from "next/dynamic";
import { memo } from "react";
import { EmptyState } from "@/components/ui/EmptyState";
import { pick, useBuilder } from "@/hooks/builder/use-builder";
import { useFirstInput } from "@/hooks/ui/use-first-input";
import type { Loadout } from "@/lib/builder/loadout/model";
import { armorPieces } from "@/lib/catalog/codes";
import { shippedGuides } from "@/lib/site/shipped-guides";
import { PaneSkeleton } from "../PaneSkeleton";

const guide = (slug: keyof typeof shippedGuides) =>
  ({ href: `/wiki/guides/${slug}`, label: shippedGuides[slug] }) as const;

const ways: readonly { readonly href: string; readonly label: string; readonly text: string }[] = [
  {
    href: "/wiki/builds",
    label: "Published builds",
    text: "Loadouts of other hunters, opened here in one click.",
  },
  {
    href: "/wiki/weapons/all",
    label: "All weapons",
    text: "Every weapon in one table, by element, raw, slots or skill.",
  },
  { ...guide("choosing-a-weapon"), text: "How the 14 types play, and what to look for in each." },
  { ...guide("how-damage-works"), text: "The formula behind the figures, with live examples." },
  { ...guide("decorations-and-talismans"), text: "What goes into slots, and which skills come from where." },
];

/** Starting points for an empty loadout. */
function WaysToStart() {
  return (
    <nav aria-label="Where to start" className="mt-4 border rounded-md bg-card">
      <ul className="divide-y">
        {ways.map(({ href, label, text }) => (
          <li key={href} className="py-2.5 px-3.5 text-14 leading-5">
            <a href={href} className="font-semibold">
              {label}
            </a>
            <p className="text-13 text-dim">{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** An empty build has no totals: their code comes with the first input, at the latest with the first gear. */
const loadContent = () => import("./TotalsContent").then((module) => module.TotalsContent);
const TotalsContent = dynamic(loadContent, { ssr: false, loading: PaneSkeleton });

/** Totals of the loadout: figures, skills, set bonuses and group skills. */
export const TotalsPane = memo(function TotalsPane() {
  const { criteria, loadout } = useBuilder(pick("criteria", "loadout"));
  useFirstInput(() => void loadContent().catch(() => {}));
  const wanted = Object.keys(criteria.skills).length + Object.keys(criteria.bonuses).length;
  if (isUnequipped(loadout) && wanted === 0) {
    return (
      <>
        <EmptyState title="No gear yet">
          Equip a weapon or armor, or search for skills. Attack, defense, skills and set bonuses appear here.
        </EmptyState>
        <WaysToStart />
      </>
    );
  }
  return <TotalsContent />;
});

/** Whether a loadout has no weapon, no armor and no charm. */
function isUnequipped({ weapon, armor, charm }: Loadout): boolean {
  return !weapon && !charm && armorPieces.every((place) => !armor[place]);
}
