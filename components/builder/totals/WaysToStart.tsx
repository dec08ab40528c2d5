import { shippedGuides } from "@/lib/site/shipped-guides";

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
export function WaysToStart() {
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
