import type { announcementCalls } from "@/lib/announcements/api";
import { dismissedStore } from "@/lib/announcements/dismissed-store";
import type { ShownAnnouncement } from "@/lib/announcements/shown";
import { callApi } from "@/lib/http/fetcher";
import { storageKeys } from "@/lib/site/pre-paint";
import { readStored } from "@/lib/site/stored-text";
import { toSitePath } from "@/lib/site/to-site-path";
import { hasTexts, isRecord } from "@/lib/text/read-stored";

/** Notes of a settled page, one at a time. */
export interface SettledNotes {
  readonly announcement: ShownAnnouncement | null;
  /** Whether no colors were chosen, and the device asks for light ones. */
  readonly offersScheme: boolean;
}

/** Finds out what there is to say, so that a page loads what says it only then. */
export async function readSettledNotes(): Promise<SettledNotes> {
  const announcement = await fetchAnnouncement();
  const hasChosen = readStored(storageKeys.colorScheme) !== null;
  return { announcement, offersScheme: !hasChosen && matchMedia("(prefers-color-scheme: light)").matches };
}

// Written again so that no page carries the contract for this alone, which says what fits.
const path: (typeof announcementCalls)["readCurrent"]["path"] = "/api/announcements";

/**
 * The announcement of the moment, unless it was closed in this browser or the answer does not come. Read by hand: every
 * visitor's page does this, and the schema library weighs more than the page.
 */
async function fetchAnnouncement(): Promise<ShownAnnouncement | null> {
  const current = await callApi(path, { schema: { parse: readCurrent } }).catch(() => null);
  return current?.id === dismissedStore.get() ? null : current;
}

function readCurrent(reply: unknown): ShownAnnouncement | null {
  const found = isRecord(reply) ? reply.announcement : null;
  if (!hasTexts(found, ["id", "text"])) return null;
  const href = "href" in found && typeof found.href === "string" ? toSitePath(found.href) : null;
  return { id: found.id, text: found.text, href };
}
