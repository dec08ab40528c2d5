import { hasWorker, startWorker } from "@/lib/offline/save-visits";
import type { AddDevice } from "./schema";

/** Whether this browser shows notifications; `blocked` where its owner has said no. */
export type NoticeSupport = "possible" | "blocked" | "impossible";

/** Whether this browser can show notifications while the site is closed. Asks nobody. */
export function getNoticeSupport(): NoticeSupport {
  const isPossible =
    hasWorker && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isPossible) return "impossible";
  return Notification.permission === "denied" ? "blocked" : "possible";
}

async function readSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** The ID that the site gives this browser as a device; `null` where it is none. */
export async function readOwnDeviceId(): Promise<string | null> {
  const subscription = await readSubscription();
  if (!subscription) return null;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(subscription.endpoint));
  return [...new Uint8Array(hash)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, 40);
}

/**
 * Asks the owner of this browser, and subscribes it. Call it from a press: browsers ask at no other time.
 *
 * @param key public key of the site
 * @throws Error with what to do, where the owner says no or the browser cannot
 */
export async function subscribeBrowser(key: string): Promise<AddDevice["subscription"]> {
  if ((await Notification.requestPermission()) !== "granted")
    throw new Error("Your browser blocks notifications of this site. Allow them in its settings.");
  const registration = await startWorker();
  if (!registration) throw new Error("Your browser could not turn notifications on. Try again.");
  // One for another account, or with an earlier key of the site, would be in the way.
  await endSubscription();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: toBytes(key),
  });
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

/** Ends notifications in this browser, whichever account they are for. */
export async function endSubscription(): Promise<void> {
  await (await readSubscription())?.unsubscribe();
}

function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
