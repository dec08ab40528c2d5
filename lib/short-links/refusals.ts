import { defineRefusals } from "@/lib/http/refusals";

/** Refusals of calls about short links. */
export const refuseShortLink = defineRefusals({
  "not-found": ["not-found", "This link does not exist or was removed."],
  "own-content": ["forbidden", "You cannot moderate your own link."],
  "taken-down": ["conflict", (reason: string) => `A moderator removed this link: ${reason}`],
});
