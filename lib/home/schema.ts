import { z } from "zod";
import { newsPlaces } from "./places";

const entrySchema = z.object({
  place: z.enum(newsPlaces),
  /** Name of what it is about, in English. */
  title: z.string(),
  /** A few words more; may be empty. */
  detail: z.string(),
  /** Address from the root. */
  href: z.string(),
});
export type NewsEntry = z.infer<typeof entrySchema>;
/** GET /api/home: places of which there is nothing to tell are left out. */
export const newsResponseSchema = z.object({ message: z.literal("OK"), news: z.array(entrySchema) });
export type NewsResponse = z.infer<typeof newsResponseSchema>;
