import { z } from "zod";
import builds from "@/data/demo/builds.json";
import { weaponTypes } from "@/lib/catalog/codes";

const buildSchema = z.strictObject({
  /** Names it for ever: its id follows from this. */
  slug: z.string(),
  owner: z.string(),
  title: z.string(),
  /** Of a legal loadout; weapon and skills are those of it. A test holds them together. */
  code: z.string(),
  weapon: z.enum(weaponTypes),
  monster: z.string().nullable(),
  skills: z.array(z.string()),
  tags: z.array(z.string()),
  /** Markdown. */
  notes: z.string(),
  published: z.boolean(),
  /** Full days before the day of the seed, at least 1. */
  daysAgo: z.int().min(1),
  /** Who likes it, in the order in which they did. */
  likedBy: z.array(z.string()),
  /** Left out: the state that the site covers. */
  gameVersion: z.string().optional(),
});

/** A build of a demo account. */
export type DemoBuild = Readonly<z.infer<typeof buildSchema>>;

/** Found by the set search, which filled the slots too. */
export const demoBuilds: readonly DemoBuild[] = z.array(buildSchema).parse(builds);
