import { defineRefusals } from "@/lib/http/refusals";

/** Refusals of calls about names of states. */
export const refuseStateName = defineRefusals({
  "not-found": ["not-found", "This name does not exist or was removed."],
  "own-content": ["forbidden", "You proposed this name. Others have to decide about it."],
  "too-new": ["forbidden", "Accounts of a week or more can confirm names."],
  "from-here": ["forbidden", "Somebody on your network proposed or confirmed this name."],
  "taken-down": ["conflict", (reason: string) => `A moderator removed this: ${reason}`],
});
