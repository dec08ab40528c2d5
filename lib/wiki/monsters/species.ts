import { slugOf } from "@/lib/catalog/slug";

/** Species in an address; the machines of unknown kind ("???") are `unknown`. */
export function speciesSlug(species: string): string {
  return slugOf(species) || "unknown";
}

/** Species as people read it. */
export function speciesWord(species: string): string {
  return species === "???" ? "Unknown species" : species;
}
