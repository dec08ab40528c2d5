import type { KinsectExtract } from "@/lib/catalog/weapon-codes";

/** How well a status works, by its stars. */
export const starLabels = ["No effect", "Weak", "Fair", "Strong"] as const;

export const extractLabels: Readonly<
  Record<KinsectExtract, { readonly letter: string; readonly word: string }>
> = {
  red: { letter: "R", word: "red" },
  white: { letter: "W", word: "white" },
  orange: { letter: "O", word: "orange" },
  green: { letter: "G", word: "green" },
};
