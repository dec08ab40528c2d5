import { callApi } from "@/lib/http/fetcher";
import { toSitePath } from "@/lib/site/to-site-path";
import type { ShownAnnouncement } from "./shown";

/**
 * Asks what is announced now. Read by hand: every visitor's page does this, and the schema library weighs more than the
 * page.
 *
 * @throws ApiCallError as `callApi`
 */
export function fetchCurrent(): Promise<ShownAnnouncement | null> {
  return callApi("/api/announcements", { schema: { parse: readCurrent } });
}

function readCurrent(reply: unknown): ShownAnnouncement | null {
  const found = isRecord(reply) ? reply.announcement : null;
  if (!isRecord(found) || typeof found.id !== "string" || typeof found.text !== "string") return null;
  const href = typeof found.href === "string" ? toSitePath(found.href) : null;
  return { id: found.id, text: found.text, href };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
