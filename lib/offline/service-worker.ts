import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  NetworkOnly,
  type PrecacheEntry,
  Serwist,
  type SerwistPlugin,
  StaleWhileRevalidate,
  type Strategy,
} from "serwist";
import { isVisitMessage } from "./messages";
import { offAction, readNotice } from "./notices";
import { maxListed, readTitle, type SavedPage, writeOfflinePage } from "./offline-page";
import {
  cacheNames,
  getSavedAddress,
  getSavedKind,
  isFollowed,
  isStorable,
  listNamedFiles,
  maxAgeSeconds,
  maxEntries,
  type SavedKind,
} from "./saved-kinds";

/**
 * The service worker: `scripts/build-service-worker.mjs` makes `public/service-worker.js` of it. It takes part in requests
 * for what `saved-kinds.ts` allows and in opening pages, and in nothing else: calls of the API never pass through it.
 */

/** Written in by the script: the page for what is not saved, with its version. */
declare const precachedFiles: PrecacheEntry[];

/** The parts of events and of the worker that TypeScript's library for pages lacks. */
interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
type WorkerMessage = MessageEvent<unknown> & Waiting;
interface PushedMessage extends Event, Waiting {
  readonly data: { text(): string } | null;
}
interface NoticeClick extends Event, Waiting {
  readonly notification: Notification;
  readonly action: string;
}
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
}
const scope = self as unknown as WorkerScope;

const offlinePath = "/offline.html";
/** A connection that does not answer for so long, in seconds, counts as none where the page is saved. */
const patienceSeconds = 10;

/** Nothing that says who asked or that is not for everybody is stored, whatever the route. */
const publicOnly: SerwistPlugin = {
  cacheWillUpdate: async ({ request, response }) => (isStorable(request, response) ? response : null),
};
const withoutQuery: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => getSavedAddress(request.url),
};

function getOptions(kind: SavedKind, ...plugins: SerwistPlugin[]) {
  return {
    cacheName: cacheNames[kind],
    // Files are the same whatever the browser said that it takes.
    matchOptions: { ignoreVary: true },
    plugins: [
      publicOnly,
      ...plugins,
      new ExpirationPlugin({ maxEntries: maxEntries[kind], maxAgeSeconds, purgeOnQuotaError: true }),
    ],
  };
}

const strategies: Readonly<Record<SavedKind, Strategy>> = {
  page: new NetworkFirst({ ...getOptions("page", withoutQuery), networkTimeoutSeconds: patienceSeconds }),
  data: new NetworkFirst({ ...getOptions("data", withoutQuery), networkTimeoutSeconds: patienceSeconds }),
  "build-file": new CacheFirst(getOptions("build-file")),
  picture: new StaleWhileRevalidate(getOptions("picture")),
  facts: new NetworkFirst({ ...getOptions("facts"), networkTimeoutSeconds: patienceSeconds }),
};
/** Requested with the version of its content, a file does not change. */
const versionedFacts = new CacheFirst(getOptions("facts"));
const network = new NetworkOnly();

function getStrategy(url: URL): Strategy | null {
  if (url.origin !== self.location.origin) return null;
  const kind = getSavedKind(url);
  if (kind === "facts" && url.searchParams.has("v")) return versionedFacts;
  return kind && strategies[kind];
}

const serwist = new Serwist({
  precacheEntries: precachedFiles,
  precacheOptions: { cleanupOutdatedCaches: true },
  // What is saved carries its version in its name, so that pages of the old build and the new worker go together.
  skipWaiting: true,
  clientsClaim: true,
  // Opening a page does not wait until the worker has started.
  navigationPreload: true,
  runtimeCaching: [
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && (request.mode === "navigate" || getStrategy(url) !== null),
      method: "GET",
      handler: ({ request, url, event }) =>
        (getStrategy(url) ?? network).handle({ request, event, url }).then(
          (response) => (request.destination === "worker" ? withoutAddress(response) : response),
          (error: unknown) => {
            // A file that somebody downloads, or an answer of the API in a tab of its own, is no page.
            if (request.mode !== "navigate" || url.pathname.startsWith("/api/")) throw error;
            return createOfflineReply();
          },
        ),
    },
  ],
});
serwist.addEventListeners();

/**
 * A worker takes the address of the answer as its own, and that has lost the fragment by which the builder's worker learns
 * what to load. An answer without an address leaves it with the one that was asked for.
 */
function withoutAddress(response: Response): Response {
  return new Response(response.body, response);
}

async function createOfflineReply(): Promise<Response> {
  const page = await serwist.matchPrecache(offlinePath);
  if (!page) return Response.error();
  const headers = new Headers(page.headers);
  for (const name of ["content-length", "content-encoding", "etag"]) headers.delete(name);
  return new Response(writeOfflinePage(await page.text(), await listSavedPages()), { status: 503, headers });
}

/** The pages that were saved last, the newest first. */
async function listSavedPages(): Promise<SavedPage[]> {
  const cache = await caches.open(cacheNames.page);
  const requests = (await cache.keys()).toReversed().slice(0, maxListed);
  const pages = await Promise.all(
    requests.map(async (request) => {
      const title = readTitle((await (await cache.match(request))?.text()) ?? "");
      return title === null ? null : { path: new URL(request.url).pathname, title };
    }),
  );
  return pages.filter((page) => page !== null);
}

self.addEventListener("message", (message) => {
  const { data, waitUntil } = bindWait(message as WorkerMessage);
  if (isVisitMessage(data)) waitUntil(saveVisit(data.addresses, data.whole, message as WorkerMessage));
});

function bindWait(message: WorkerMessage) {
  return { data: message.data, waitUntil: message.waitUntil.bind(message) };
}

/** Saves what a visit showed. Its files are in the browser's own cache, so that little travels a second time. */
async function saveVisit(addresses: readonly string[], whole: boolean, event: WorkerMessage): Promise<void> {
  const todo = addresses.map((address) => new URL(address, self.location.origin));
  const seen = new Set<string>();
  for (let url = todo.shift(); url; url = todo.shift()) {
    const strategy = getStrategy(url);
    if (!strategy || seen.has(url.href)) continue;
    seen.add(url.href);
    const text = await save(strategy, url, event);
    if (!whole || text === null || !isFollowed(url, text)) continue;
    todo.push(...listNamedFiles(text).map((name) => new URL(`/_next/${name}`, self.location.origin)));
  }
}

/** One after the other: what somebody does meanwhile comes first. @returns the text of a script, else `null` */
async function save(strategy: Strategy, url: URL, event: WorkerMessage): Promise<string | null> {
  try {
    const request = new Request(url, { priority: "low" });
    const [reply, done] = strategy.handleAll({ request, event: event as never, url });
    const response = await reply;
    const copy = url.pathname.endsWith(".js") ? response.clone().text() : null;
    await done;
    return await copy;
  } catch {
    // The connection is gone; the next visit saves it.
    return null;
  }
}

self.addEventListener("push", (event) => {
  const pushed = event as PushedMessage;
  const { title, text, path, tag } = readNotice(pushed.data?.text());
  const actions = [{ action: offAction, title: "Turn off" }];
  const options = { body: text, tag, icon: "/icon-192.png", data: { path }, actions };
  pushed.waitUntil(scope.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  const click = event as NoticeClick;
  click.notification.close();
  click.waitUntil(click.action === offAction ? endSubscription() : openPage(click.notification.data.path));
});

/** From here on the push service refuses what the site sends, by which the site learns of it. */
async function endSubscription(): Promise<void> {
  await (await scope.registration.pushManager.getSubscription())?.unsubscribe();
}

/** In the tab where it is open already, else in a new one. */
async function openPage(path: string): Promise<void> {
  const address = new URL(path, self.location.origin).href;
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => url === address);
  await (open ? open.focus() : scope.clients.openWindow(address));
}
