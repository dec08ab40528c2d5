import { z } from "zod";
import { type BuildDraft, findDraftProblems } from "./build-draft";

/** A draft that may be saved. Each field has one problem at most. */
export const buildDraftSchema = z.custom<BuildDraft>().superRefine((draft, context) => {
  for (const [field, message] of Object.entries(findDraftProblems(draft))) {
    context.addIssue({ code: "custom", path: [field], message });
  }
});
