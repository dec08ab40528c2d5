import { z } from "zod";

/** `?cursor=` of a list: `nextCursor` of an earlier page. */
export const cursorSchema = z.string().min(1).max(240).optional();
/** In a reply: pass it as `cursor` for the next page; `null` at the end. */
export const nextCursorSchema = z.string().nullable();
