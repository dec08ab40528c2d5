import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createTurns, type Turns } from "@/lib/api/take-turns";
import { countEvent } from "@/lib/observe/metrics.server";
import { countPurges } from "./cache-page.server";
import { copyAnswer, isDataPath, isWholePage } from "./copy-answer.server";
import { createKeptPages, type DataAge, isFresh, type KeptPage, type KeptPages } from "./kept-pages";
import { compressKeptPage, sendKeptPage } from "./send-kept-page.server";

/** Bytes of all kept pages: some 500 boards, compressed. */
const maxBytes = 48_000_000;
/** Pages of one path that are kept: filters, parts and dates of a list. */
const maxVariants = 40;
/** Pages that may wait to be rendered. At 25 ms each the last one waits a second and a half. */
const maxWaiting = 60;

/** A request whose page may be kept. */
interface Offer {
  /** The address as it was asked for, with its query: Next.js changes that of the request. */
  readonly url: string;
  readonly network: string;
  readonly isKept: boolean;
}

interface Keeper {
  readonly pages: KeptPages;
  readonly offers: WeakMap<IncomingMessage, Offer>;
  readonly turns: Turns;
}

// The entry of the server and each route bundle have their own copy of this file.
const holder = globalThis as typeof globalThis & { quarryKeeper?: Keeper };
holder.quarryKeeper ??= {
  pages: createKeptPages({ maxBytes, maxVariants }),
  offers: new WeakMap(),
  turns: createTurns(maxWaiting, setImmediate),
};
const { pages, offers, turns }: Keeper = holder.quarryKeeper;

/**
 * Announces a request that may be for a page. Whether it is kept is decided by the page itself.
 *
 * @param network Who asks, as `getClientNetwork` names it.
 */
export function offerPage(request: IncomingMessage, network: string): void {
  const { method, url = "", headers } = request;
  // What anybody is shown alone may be kept. No page looks at these headers; this is for the day that one does.
  const isKept = method === "GET" && !headers.authorization && !headers.range;
  offers.set(request, { url, network, isKept });
}

/** The page that is kept of what a request asks for. */
export function findKeptPage({ method, url = "", headers }: IncomingMessage): KeptPage | undefined {
  const isOpen = (method === "GET" || method === "HEAD") && !headers.authorization && !headers.range;
  return isOpen ? pages.find(url) : undefined;
}

/** Whether a page may answer a request that arrived at `arrivedAt`, in milliseconds since 1970. */
export function mayAnswer(page: KeptPage, arrivedAt: number): boolean {
  return isFresh(page, countPurges(), arrivedAt);
}

/** Sends a page that somebody else has asked for before, and sees to it that it is compressed for the next. */
export function sendPageAgain(
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
  page: KeptPage,
): void {
  sendKeptPage(request, response, page);
  compressKeptPage(page).then(
    (isSmaller) => isSmaller && pages.weigh(url),
    // It goes on being sent as it is.
    () => undefined,
  );
}

/** The fate of a page whose data has been read. */
type PageFate = "sent" | "to-render" | "full";

/**
 * Decides about a page whose data has just been read. Where the same data has been rendered before, that is sent; else
 * it waits for its turn to be rendered, networks in turn, and is kept when it is sent. So there is one rendering of
 * each state of a page, one at a time, and between two of them the process answers what else it was asked.
 *
 * @param data Everything that the page shows, as it goes into its HTML.
 */
export async function keepPage(
  request: IncomingMessage,
  response: ServerResponse,
  data: unknown,
  age: DataAge,
): Promise<PageFate> {
  const offer = offers.get(request);
  // Not behind our own server entry: while developing, and in tests of a page alone.
  if (!offer) return "to-render";
  const version = createHash("sha256").update(JSON.stringify(data)).digest("base64url");
  if (sendSame(request, response, offer, version, age)) return "sent";
  // What a page asks for when it is gone to from within the site has nothing to render.
  if (!isDataPath(offer.url)) {
    const release = await turns.take(offer.network);
    if (!release) return "full";
    if (sendSame(request, response, offer, version, age)) {
      release();
      return "sent";
    }
    response.once("prefinish", release);
    response.once("close", release);
    if (response.destroyed) release();
  }
  countEvent("quarry_kept_pages_total", { result: "rendered" });
  if (offer.isKept) {
    const { url } = offer;
    const isWhole = () => isWholePage(response, url);
    copyAnswer(response, isWhole, (headers, identity) => {
      pages.put(url, { version, headers, bodies: { identity }, checked: age });
    });
  }
  return "to-render";
}

/** Forgets what is kept of a page that is no longer there. */
export function forgetPage(request: IncomingMessage): void {
  const offer = offers.get(request);
  if (offer) pages.forget(offer.url);
}

function sendSame(
  request: IncomingMessage,
  response: ServerResponse,
  { url, isKept }: Offer,
  version: string,
  age: DataAge,
): boolean {
  const page = pages.find(url);
  if (page?.version !== version || request.headers.authorization) return false;
  // An older look must not take the place of a newer one.
  if (isKept && age.purges >= page.checked.purges && age.until > page.checked.until) page.checked = age;
  countEvent("quarry_kept_pages_total", { result: "same" });
  sendPageAgain(request, response, url, page);
  return true;
}
