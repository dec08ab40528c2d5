import { runAsSite } from "@/lib/auth/acting-account.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import { countEvent } from "@/lib/observe/metrics.server";
import { siteConfig } from "@/lib/site/config";
import { forgetDevices, listDevicesOf } from "./devices.server";
import { isPushEndpoint } from "./push-endpoint";
import { type PushKeys, readPushKeys } from "./push-key.server";
import { type DeviceDocument, deviceDocumentSchema } from "./schema";

/** Milliseconds after which a push service is given up. */
const timeoutMs = 5000;
/** How long a push service holds a message for a device that is off, in seconds: a day. */
const heldSeconds = 86_400;
/** Longest text, in characters: services take 4,096 bytes at most. */
const maxText = 300;

/** A message as a device shows it. */
interface PushMessage {
  /** A later one with the same tag takes the place of one that is still shown; 32 characters of base64url at most. */
  readonly tag: string;
  readonly text: string;
  /** Page of this site that it leads to. */
  readonly path: string;
}

/** Answers of a push service that say that the device is gone. */
const goneStatuses: readonly number[] = [404, 410];

/**
 * Sends a message to all devices of an account, encrypted for each, and forgets devices that are gone. A service that
 * refuses or does not answer costs this message: what it says is in the bell too.
 *
 * @param keys `null` sends nothing and reads nothing
 */
export async function sendPush(
  db: Firestore,
  uid: string,
  message: PushMessage,
  keys = readPushKeys(),
): Promise<void> {
  if (!keys) return;
  const { docs } = await listDevicesOf(db, uid).get();
  const gone = new Set<string>();
  await Promise.all(
    docs.map(async (document) => {
      const outcome = await post(deviceDocumentSchema.parse(document.data()), message, keys);
      countEvent("quarry_pushes_total", { outcome });
      if (outcome === "gone") gone.add(document.id);
    }),
  );
  if (docs.length === 0 || gone.size > 0) await runAsSite(() => forgetDevices(db, uid, (id) => gone.has(id)));
}

async function post(
  { endpoint, keys }: DeviceDocument,
  { tag, text, path }: PushMessage,
  vapid: PushKeys,
): Promise<"sent" | "gone" | "failed"> {
  // What was allowed when it was stored may have been taken off the list since.
  if (!isPushEndpoint(endpoint)) return "gone";
  const content = { title: siteConfig.name, text: text.slice(0, maxText), path, tag };
  try {
    const { default: webPush } = await import("web-push");
    const { body, headers } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(content), {
      vapidDetails: { subject: `mailto:${siteConfig.contactEmail}`, ...vapid },
      TTL: heldSeconds,
      topic: tag,
    });
    const reply = await fetch(endpoint, {
      method: "POST",
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(body ?? []),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await reply.body?.cancel();
    if (goneStatuses.includes(reply.status)) return "gone";
    return reply.ok ? "sent" : "failed";
  } catch {
    return "failed";
  }
}
