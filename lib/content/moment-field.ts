import { z } from "zod";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { field } from "./define-fields";

/**
 * A field for a moment in UTC, which must be given.
 *
 * @param options.missing what the form says where nothing is typed
 * @param options.toMoment the typed text as an ISO moment
 * @param options.shown characters of the ISO moment that the form shows: 10 for the day, 16 with the minute
 */
export function momentField({ missing, toMoment, shown }: MomentOptions) {
  return field({
    draft: z.string(),
    empty: "",
    missing,
    body: z.iso.datetime(),
    stored: storedTimeSchema,
    toBody: (typed) => typed && toMoment(typed),
    toDraft: (at) => at.toDate().toISOString().slice(0, shown),
  });
}

interface MomentOptions {
  readonly missing: string;
  readonly toMoment: (typed: string) => string;
  readonly shown: 10 | 16;
}
