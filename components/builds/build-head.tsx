import type { TocEntry } from "@/components/ui/TableOfContents";
import { formatColumn, type ReadCell, readColumns } from "@/lib/builder/summary/summary-columns";
import type { BuildPageData } from "@/lib/builds/build-page";
import { weaponTypeLabels } from "@/lib/catalog/labels";

const isSharpness = ({ key }: ReadCell) => key === "sharpness";

/** The sections that the page has. */
export function getBuildToc({ build, gear, skills, bonuses }: BuildPageData): readonly TocEntry[] {
  return [
    ...(gear.length > 0 ? [{ id: "stats", label: "Stats" }] : []),
    ...(build.notes.trim() === "" ? [] : [{ id: "notes", label: "Notes" }]),
    ...(gear.length > 0 ? [{ id: "loadout", label: "Loadout" }] : []),
    ...(skills.length > 0 ? [{ id: "skills", label: "Skills" }] : []),
    ...(bonuses.length > 0 ? [{ id: "bonuses", label: "Set bonuses" }] : []),
  ];
}

/** One or two sentences for search engines and link previews. */
export function describeBuild({ build, author, monster, gear, skills, stats }: BuildPageData): string {
  const against = monster ? ` against ${monster.name}` : "";
  const weapon = gear.find(({ place }) => place === "weapon")?.record.name;
  const top = skills.slice(0, 5).map(({ name, level }) => `${name} ${level}`);
  return [
    `${weaponTypeLabels[build.weapon]} build${against} by ${author.displayName}${weapon ? ` with ${weapon}` : ""}.`,
    ...(gear.length > 0
      ? readColumns(stats.columns, monster?.name).map((column) => `${formatColumn(column, isSharpness)}.`)
      : []),
    top.length > 0 && `${top.join(", ")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
