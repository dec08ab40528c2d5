import { callApi } from "@/lib/http/fetcher";
import { toSitePath } from "@/lib/site/to-site-path";
import { hasTexts, isRecord } from "@/lib/text/read-stored";
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
  if (!hasTexts(found, ["id", "text"])) return null;
  const href = "href" in found && typeof found.href === "string" ? toSitePath(found.href) : null;
  return { id: found.id, text: found.text, href };
}
