import { z } from "zod";
import requests from "@/data/demo/requests.json";
import { weaponTypes } from "@/lib/catalog/codes";
import { languageCodes } from "@/lib/catalog/languages";
import { playstyles } from "@/lib/hunting-help/kinds";
import { platforms } from "@/lib/site/platforms";

const answerSchema = z.strictObject({
  by: z.string(),
  /** Hours after the request. */
  after: z.number(),
  /** Markdown. */
  body: z.string(),
  /** Slug of a published build of the demo. */
  build: z.string().optional(),
  offer: z.strictObject({ platform: z.enum(platforms), session: z.string() }).optional(),
});

/** The asker's last step. Without it the request expires, or is still open. */
const endSchema = z.union([
  /** Index of the answer, and of those that are thanked. */
  z.strictObject({ approve: z.int(), thank: z.array(z.int()).optional() }),
  z.strictObject({ withdrawAfter: z.number() }),
]);

const requestSchema = z.strictObject({
  asker: z.string(),
  /** Full days before the day of the seed, at least 1. */
  daysAgo: z.int().min(1),
  /** UTC hour of the day. */
  hour: z.int().min(0).max(23),
  content: z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("build-request"),
      title: z.string(),
      body: z.string(),
      weapon: z.enum(weaponTypes),
      monster: z.string().nullable(),
      playstyle: z.enum(playstyles).nullable(),
      owned: z.string().optional(),
      constraints: z.string().optional(),
      skills: z.array(z.strictObject({ skill: z.string(), level: z.int() })).optional(),
    }),
    z.strictObject({
      kind: z.literal("hunt-support"),
      title: z.string(),
      body: z.string(),
      quest: z.string().optional(),
      monster: z.string().nullable(),
      platform: z.enum(platforms),
      timeZone: z.string(),
      party: z.int(),
      language: z.enum(languageCodes),
    }),
  ]),
  answers: z.array(answerSchema),
  end: endSchema.optional(),
});

/** An answer of the demo. */
export type DemoAnswer = Readonly<z.infer<typeof answerSchema>>;
/** A request of the demo, with what becomes of it. */
export type DemoRequest = Readonly<z.infer<typeof requestSchema>>;

/** All help requests of the demo: those for builds, then those for hunts, each oldest first. */
export const demoRequests: readonly DemoRequest[] = z.array(requestSchema).parse(requests);

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
