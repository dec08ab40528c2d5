import { z } from "zod";

/**
 * A schema of what a person types into one form: it takes what may be sent, as it is.
 *
 * @param findProblems what is wrong with a draft, by its fields, as sentences; one for each field at most
 */
export function createDraftSchema<Draft>(
  findProblems: (draft: Draft) => Readonly<Partial<Record<string, string>>>,
): z.ZodType<Draft> {
  return z.custom<Draft>().superRefine((draft, context) => {
    for (const [field, message] of Object.entries(findProblems(draft))) {
      if (message) context.addIssue({ code: "custom", path: [field], message });
    }
  });
}
