import { builderFiles, getBuilderFilePath } from "@/lib/builder/data/file-head";
import { siteConfig } from "@/lib/site/config";
import { maxAddresses, type VisitMessage, workerPath } from "./messages";
import { isSavedPage } from "./saved-kinds";

/** The part of the browser's network information that is looked at; Chromium alone has it. */
interface ConnectionInfo {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether this build has a service worker: it saves pages, and shows notifications. */
export const hasWorker: boolean = siteConfig.isSavedOffline && process.env.NODE_ENV === "production";

/**
 * Starts the service worker. Where it cannot run (private windows, storage turned off, no HTTPS) nothing happens: the site
 * needs no worker while there is a connection.
 */
export async function startWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  try {
    await navigator.serviceWorker.register(workerPath, { scope: "/", updateViaCache: "none" });
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}

/** Removes the worker that another build left at this address, and what it saved: it would serve old scripts. */
async function removeWorker(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((each) => each.unregister()));
  if (!("caches" in globalThis)) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/**
 * Saves the page that is open with what it has loaded, to be read without a connection; while developing, or where an
 * operator has turned that off, it removes what there is of it. Call it once the page has settled.
 *
 * @param path of the page, without query and fragment
 */
export async function handleVisit(path: string): Promise<void> {
  await (hasWorker ? saveVisit(path) : removeWorker());
}

async function saveVisit(path: string): Promise<void> {
  if (!isSavedPage(path)) return;
  const registration = await startWorker();
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  registration?.active?.postMessage(createVisit(path, location.origin, loaded, readConnection()));
}

function readConnection(): ConnectionInfo {
  return ("connection" in navigator && (navigator.connection as ConnectionInfo)) || {};
}

/**
 * Message to the worker about a visit. Of the builder all is saved that it can load, unless the connection is slow or
 * data is to be saved: without a connection a tool with half of its panels is none.
 *
 * @param loaded addresses that the page fetched, of any site
 */
export function createVisit(
  path: string,
  origin: string,
  loaded: readonly string[],
  { saveData = false, effectiveType = "4g" }: ConnectionInfo,
): VisitMessage {
  const own = [...new Set(loaded)].filter((address) => address.startsWith(`${origin}/`));
  const whole = path === "/builder" && !saveData && effectiveType === "4g";
  const addresses = [path, ...(whole ? listBuilderFiles(own) : []), ...own];
  return { type: "save-visit", whole, addresses: addresses.slice(0, maxAddresses) };
}

/** All files of facts of the builder, in the version of the one that the page loaded. */
function listBuilderFiles(loaded: readonly string[]): string[] {
  const version = loaded
    .map((address) => new URL(address))
    .find(({ pathname }) => pathname === getBuilderFilePath("armor"))
    ?.searchParams.get("v");
  return version ? builderFiles.map((file) => getBuilderFilePath(file, version)) : [];
}
