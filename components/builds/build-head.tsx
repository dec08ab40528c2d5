import { ElementValue } from "@/components/game/ElementValue";
import type { Figure } from "@/components/ui/PageHead";
import type { TocEntry } from "@/components/ui/TableOfContents";
import type { BuildPageData } from "@/lib/builds/build-page";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { formatNumber, formatSigned } from "@/lib/text/format";

/** The key figures of a build; none where its code cannot be read. */
export function getBuildStats({ figures }: BuildPageData): readonly Figure[] {
  if (!figures) return [];
  const { attack, affinity, elements, sharpness, defense } = figures;
  return [
    { label: "True raw", value: formatNumber(attack) },
    { label: "Affinity", value: affinity === 0 ? "0%" : formatSigned(affinity, "%") },
    ...elements.map(({ type, value }) => ({
      label: "Element",
      value: <ElementValue key={type} type={type} value={value} />,
    })),
    ...(sharpness ? [{ label: "Sharpness", value: sharpness }] : []),
    { label: "Defense", value: formatNumber(defense) },
  ];
}

/** The sections that the page has. */
export function getBuildToc({ build, gear, skills, bonuses }: BuildPageData): readonly TocEntry[] {
  return [
    ...(build.notes.trim() === "" ? [] : [{ id: "notes", label: "Notes" }]),
    ...(gear.length > 0 ? [{ id: "loadout", label: "Loadout" }] : []),
    ...(skills.length > 0 ? [{ id: "skills", label: "Skills" }] : []),
    ...(bonuses.length > 0 ? [{ id: "bonuses", label: "Set bonuses" }] : []),
    ...(gear.length > 0 ? [{ id: "resistances", label: "Resistances" }] : []),
  ];
}

/** One or two sentences for search engines and link previews. */
export function describeBuild({ build, author, monster, gear, skills, figures }: BuildPageData): string {
  const against = monster ? ` against ${monster.name}` : "";
  const weapon = gear.find(({ place }) => place === "weapon")?.record.name;
  const top = skills.slice(0, 5).map(({ name, level }) => `${name} ${level}`);
  return [
    `${weaponTypeLabels[build.weapon]} build${against} by ${author.displayName}${weapon ? ` with ${weapon}` : ""}.`,
    figures && `Attack ${figures.attack}, affinity ${figures.affinity}%, defense ${figures.defense}.`,
    top.length > 0 && `${top.join(", ")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
