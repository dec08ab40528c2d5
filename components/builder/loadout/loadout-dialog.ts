import type { LoadoutPlace } from "@/lib/builder/loadout/model";

/** The open dialog over the loadout. */
export type LoadoutDialog =
  | { readonly kind: "gear"; readonly place: LoadoutPlace }
  /** `slot` is an index from 0. */
  | { readonly kind: "decoration"; readonly place: LoadoutPlace; readonly slot: number }
  | { readonly kind: "artian" }
  | { readonly kind: "talisman" }
  | { readonly kind: "fill" }
  | { readonly kind: "owned" };
