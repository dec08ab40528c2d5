/**
 * Whether the site is built without what it adds to Next.js for speed: `QUARRY_PAINT=plain npm run build`. Written into
 * the bundle by `next.config.ts`.
 */
export const isPaintPlain = process.env.QUARRY_PAINT === "plain";
