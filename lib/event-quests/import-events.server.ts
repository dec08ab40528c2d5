import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { describeIssues } from "@/lib/api/describe-issues";
import type { Actor } from "@/lib/auth/actor";
import { ApiError } from "@/lib/http/api-error";
import { takeLimitAlone } from "@/lib/limits/take-limit.server";
import { parseImport } from "./parse-import";
import { resolveContent } from "./resolve-content.server";
import { maxEventNameLength, maxImportRows } from "./rules";
import { eventContentSchema, type ImportedEventsResponse, type ImportRow } from "./schema";

/**
 * Preview of a pasted table or the JSON-LD of a page, row by row, with the errors of each. Stores nothing but that
 * there was one more import today.
 *
 * @throws ApiError 400 for a text without events or with too many; 429 after too many imports today.
 */
export async function importEvents(
  { db, now }: Dependencies,
  actor: Actor,
  { text, source }: { readonly text: string; readonly source: string | null },
): Promise<ImportedEventsResponse> {
  await actor.confirmed;
  await takeLimitAlone(db, { uid: actor.uid, action: "events-import", at: now() });
  const parsed = parseImport(text, maxImportRows);
  if (!parsed.ok) {
    throw new ApiError(400, `The text ${parsed.why}.`, {
      code: "bad-request",
      details: { issues: [{ path: "text", message: parsed.why }] },
    });
  }
  const rows = parsed.events.map(({ place, name, content }): ImportRow => {
    const shown = { place, name: name.slice(0, maxEventNameLength) };
    const checked = eventContentSchema.safeParse({ ...content, source: content.source ?? source });
    if (!checked.success) return { ...shown, content: null, problems: describeIssues(checked.error.issues) };
    const { content: known, issues } = resolveContent(checked.data);
    return { ...shown, content: issues.length === 0 ? known : null, problems: [...issues] };
  });
  return { message: "OK", rows };
}
