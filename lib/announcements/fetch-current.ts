import { callApi } from "@/lib/http/fetcher";
import { toSitePath } from "@/lib/site/to-site-path";
import { hasTexts, isRecord } from "@/lib/text/read-stored";
import type { announcementCalls } from "./api";
import type { ShownAnnouncement } from "./shown";

// Written again so that no page carries the contract for this alone, which says what fits.
const path: (typeof announcementCalls)["readCurrent"]["path"] = "/api/announcements";

/**
 * Asks what is announced now. Read by hand: every visitor's page does this, and the schema library weighs more than the
 * page.
 *
 * @throws ApiCallError as `callApi`
 */
export function fetchCurrent(): Promise<ShownAnnouncement | null> {
  return callApi(path, { schema: { parse: readCurrent } });
}

function readCurrent(reply: unknown): ShownAnnouncement | null {
  const found = isRecord(reply) ? reply.announcement : null;
  if (!hasTexts(found, ["id", "text"])) return null;
  const href = "href" in found && typeof found.href === "string" ? toSitePath(found.href) : null;
  return { id: found.id, text: found.text, href };
}
