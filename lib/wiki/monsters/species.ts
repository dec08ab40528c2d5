import { toSlug } from "@/lib/catalog/to-slug";

/** Species in an address; the machines of unknown kind ("???") are `unknown`. */
export function getSpeciesSlug(species: string): string {
  return toSlug(species) || "unknown";
}

/** Species as people read it. */
export function formatSpecies(species: string): string {
  return species === "???" ? "Unknown species" : species;
}
