import { toSlug } from "@/lib/catalog/to-slug";
import { type EmblemName, emblemNames } from "./emblem-names";

const neutral: EmblemName = "any";

/** The emblem of a large monster by its id; the neutral one for a monster that has none. */
export function getMonsterEmblem(id: string): EmblemName {
  return emblemNames.find((name) => name === id) ?? neutral;
}

/**
 * The emblem of a weapon series by its English name, such as "G. Rathalos Tree": that of its monster, or of the series
 * itself. The neutral one for a series that has none, the gear wheel for weapons without a series (Artian weapons).
 */
export function getSeriesEmblem(series: string | null): EmblemName {
  if (series === null) return "artian";
  const slug = toSlug(series.replace(/ Tree$/, "").replace(/^G\. /, "Guardian "));
  const exact = emblemNames.find((name) => name === slug);
  // The game shortens the names of some monsters ("G. Ebony"), and calls two series after what they deal.
  const near = emblemNames.find((name) => name.startsWith(`${slug}-`) || slug.startsWith(`${name}-`));
  return exact ?? near ?? neutral;
}

/**
 * The emblem of an armor set by its English name, such as "Rathalos α": that of its monster or series, where there is
 * one. Some sets have the last part of a monster's name ("Dahaad").
 */
export function getArmorEmblem(set: string): EmblemName | null {
  const name = set.replace(/ [αβγ]$/, "");
  const emblem = getSeriesEmblem(name);
  if (emblem !== neutral) return emblem;
  const slug = toSlug(name);
  return emblemNames.find((each) => each.endsWith(`-${slug}`)) ?? null;
}
