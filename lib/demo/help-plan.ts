import type { WeaponType } from "@/lib/catalog/codes";
import type { LanguageCode } from "@/lib/catalog/languages";
import type { Playstyle } from "@/lib/hunting-help/kinds";
import type { Platform } from "@/lib/site/platforms";

/** An answer of the demo. */
export interface DemoAnswer {
  readonly by: string;
  /** Hours after the request. */
  readonly after: number;
  /** Markdown. */
  readonly body: string;
  /** Slug of a published build of the demo. */
  readonly build?: string;
  readonly offer?: { readonly platform: Platform; readonly session: string };
}

/** What its asker does in the end. Without it the request expires, or is still open. */
type DemoEnd =
  /** Index of the answer, and of those that are thanked. */
  { readonly approve: number; readonly thank?: readonly number[] } | { readonly withdrawAfter: number };

export interface DemoRequest {
  readonly asker: string;
  /** Full days before the day of the seed, at least 1. */
  readonly daysAgo: number;
  /** UTC hour of the day. */
  readonly hour: number;
  readonly content:
    | {
        readonly kind: "build-request";
        readonly title: string;
        readonly body: string;
        readonly weapon: WeaponType;
        readonly monster: string | null;
        readonly playstyle: Playstyle | null;
        readonly owned?: string;
        readonly constraints?: string;
        readonly skills?: readonly { readonly skill: string; readonly level: number }[];
      }
    | {
        readonly kind: "hunt-support";
        readonly title: string;
        readonly body: string;
        readonly quest?: string;
        readonly monster: string | null;
        readonly platform: Platform;
        readonly timeZone: string;
        readonly party: number;
        readonly language: LanguageCode;
      };
  readonly answers: readonly DemoAnswer[];
  readonly end?: DemoEnd;
}

export const hazel = "demo-hazel-forgewright";
export const beatrix = "demo-bowgun-beatrix";
export const maple = "demo-maple-the-lance";
export const felix = "demo-first-day-felix";
export const maru = "demo-sns-maru";
export const harth = "demo-old-harth";
export const goose = "demo-glaive-goose";
export const accountant = "demo-palico-accountant";
export const rimeward = "demo-rimeward";
export const kestrel = "demo-kestrel-ito";
export const tomas = "demo-two-cart-tomas";
