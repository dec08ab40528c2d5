import type { WeaponElement } from "@/lib/catalog/codes";
import type { NamedEntity } from "@/lib/catalog/named-entities";
import { isRecord } from "@/lib/text/read-stored";

/** Records that have a card, by the key of their names. */
export const factKinds = ["weapons", "armor", "skills", "monsters", "items"] as const;
export type FactKind = (typeof factKinds)[number];

/** Kinds that are compared; items have too little in common. */
export const comparedKinds = ["weapons", "armor", "skills", "monsters"] as const;
export type ComparedKind = (typeof comparedKinds)[number];

export interface RecordRef {
  readonly kind: FactKind;
  readonly id: string;
}

export type FactValue =
  | { readonly text: string }
  | { readonly elements: readonly (readonly [element: WeaponElement, value: number])[] }
  /** Levels, largest first. */
  | { readonly slots: readonly number[] }
  /** Seven lengths, red first, and those with Handicraft at its highest. */
  | { readonly sharpness: readonly number[]; readonly more: readonly number[] }
  | { readonly records: readonly NamedFact[] };

export interface NamedFact {
  readonly entity: NamedEntity;
  readonly id: string;
  /** English. */
  readonly name: string;
  /** "Lv 2". */
  readonly suffix?: string;
}

/** One figure of a record. */
export interface Fact {
  readonly key: string;
  readonly label: string;
  readonly value: FactValue;
  /** Where figures are held against each other. */
  readonly order?: number;
  /** Which figure is the better one. Left out, there is none. */
  readonly better?: "higher" | "lower";
  /** Shown on the card as well as in a comparison. */
  readonly isKey?: boolean;
}

/** The facts of a record for its card and for a comparison. */
export interface RecordFacts extends RecordRef {
  /** English. */
  readonly name: string;
  /** Of its page. */
  readonly path: string;
  /** "Great Sword", "High-rank armor, head". */
  readonly sort: string;
  /** In the sprite: a type of weapon, a piece of armor. */
  readonly icon?: string;
  /** Of a weapon, for its emblem. */
  readonly series?: string | null;
  /** One sentence. */
  readonly lead?: string;
  readonly facts: readonly Fact[];
}

/** Where the facts of a record are. */
export function getFactsPath({ kind, id }: RecordRef): string {
  return `/api/wiki/facts/${kind}/${id}`;
}

/** Whether an answer is what the server sends for a record. It is of this site: its version is looked at, not each word. */
export function isRecordFacts(answer: unknown): answer is RecordFacts {
  return isRecord(answer) && factKinds.some((kind) => kind === answer.kind) && Array.isArray(answer.facts);
}

const lists = { skills: "skills", items: "items", hitzones: "monsters" } as const;

/** The record that a link of the site leads to; `null` where it leads to a list or elsewhere. */
export function findLinkedRecord(href: string | null): RecordRef | null {
  const [path = "", hash] = (href ?? "").split("#", 2);
  const [, root, section = "", first, second, ...more] = path.split("?", 1)[0]?.split("/") ?? [];
  if (root !== "wiki" || !first || more.length > 0) return null;
  if (section === "weapons") {
    return second && second !== "tree" && second !== "moves" ? { kind: "weapons", id: second } : null;
  }
  if (section === "armor") return hash && !second ? { kind: "armor", id: hash } : null;
  if (second || first === "compare") return null;
  const kind = Object.entries(lists).find(([name]) => name === section)?.[1];
  return kind ? { kind, id: first } : null;
}
