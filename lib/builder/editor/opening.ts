/** Content of another page's link to the builder. It changes the build that is there; nothing is lost. */
export type Opening =
  | { readonly kind: "use-weapon"; readonly id: string }
  | { readonly kind: "use-armor"; readonly id: string }
  /** Ids of one to five armor pieces, none twice. */
  | { readonly kind: "use-set"; readonly ids: readonly string[] }
  | { readonly kind: "use-decoration"; readonly id: string }
  | { readonly kind: "use-charm"; readonly id: string }
  /** `level`: 1 to 7; absent = the page decides. Set bonuses and group skills are skills too. */
  | { readonly kind: "skill-target"; readonly id: string; readonly level?: number }
  /** `monster`: its id in the wiki, as `rathalos`. */
  | { readonly kind: "target"; readonly monster: string }
  /** Fields of a build request; each part may be left out. */
  | {
      readonly kind: "plan";
      readonly weapon: string | null;
      readonly monster: string | null;
      readonly skills: readonly { readonly id: string; readonly level: number }[];
    };

/** Fields of the address that make up an opening; the page takes them out once they are applied. */
export const openingKeys = [
  "weapon",
  "armor",
  "set",
  "decoration",
  "charm",
  "skill",
  "hunt",
  "plan",
] as const;
export type OpeningKey = (typeof openingKeys)[number];

/** Between parts of a value. Occurs in no id and is not escaped in an address. */
export const separator = ".";
/** The same, between the parts of a plan. */
export const planSeparator = "_";
