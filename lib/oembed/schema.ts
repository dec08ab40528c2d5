import { z } from "zod";

const size = z.coerce.number().int().min(1).max(10_000).optional();

/** GET /api/oembed, by https://oembed.com */
export const oEmbedQuerySchema = z.object({
  url: z.string().min(1).max(1000),
  maxwidth: size,
  maxheight: size,
  format: z.string().max(20).default("json"),
});
export type OEmbedQuery = z.output<typeof oEmbedQuerySchema>;

export const oEmbedResponseSchema = z.object({
  version: z.literal("1.0"),
  type: z.literal("link"),
  title: z.string(),
  author_name: z.string().optional(),
  author_url: z.string().optional(),
  provider_name: z.string(),
  provider_url: z.string(),
  /** Seconds. */
  cache_age: z.int(),
  /** A picture of 1200 × 630 px, left out where less room was asked for. */
  thumbnail_url: z.string().optional(),
  thumbnail_width: z.int().optional(),
  thumbnail_height: z.int().optional(),
});
export type OEmbedResponse = z.infer<typeof oEmbedResponseSchema>;
