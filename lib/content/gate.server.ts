import type { IncomingMessage, ServerResponse } from "node:http";
import type { AdmissionVerdict } from "@/lib/api/admission";
import { getAdmission } from "@/lib/api/admit-calls.server";
import { getClientNetwork, readProxy } from "@/lib/api/client-address";
import { countEvent } from "@/lib/observe/metrics.server";
import { siteConfig } from "@/lib/site/config";
import { createBuiltPages } from "./built-pages.server";
import type { KeptPage } from "./kept-pages";
import { findKeptPage, mayAnswer, offerPage, sendPageAgain } from "./page-keeper.server";

/** Lets a request through to Next.js by `next`, or answers it. */
export type Gate = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Cost of a kept page, from the first byte of its request to the last of its answer, in milliseconds. */
const keptMs = 0.4;
/** Cost of a look at this process's health. */
const probeMs = 2;

/**
 * Calls that are let in however many are under way: who watches a process must hear from a busy one. The listeners of
 * the embedded store are open as long as their page and do nothing.
 */
const uncounted = /^\/api\/(?:health(?:\/|$|\?)|metrics(?:$|\?)|embedded\/watch)/;

/** How often a request waits for a look of another one until it looks itself. */
const maxWaits = 2;

/**
 * Makes what every request passes first (`scripts/start.mjs`), files of the build aside. A page that is kept is sent
 * from here and costs no more than a file; else a call is let in as the budget of its network allows. Where a kept page
 * has to be compared with the store, one request does so and the others wait for it.
 */
export function createGate(): Gate {
  const admission = getAdmission();
  const proxy = readProxy();
  const looks = createLooks();
  const built = createBuiltPages();

  return (request, response, next) => {
    const { url = "/" } = request;
    const network = getClientNetwork(request, proxy);
    if (uncounted.test(url)) return pass(admission.charge(network, probeMs), request, response, next);

    const builtPage = built.find(request);
    if (builtPage) {
      return pass(admission.charge(network, keptMs), request, response, () =>
        built.send(request, response, builtPage),
      );
    }
    const page = findKeptPage(request);
    const arrivedAt = Date.now();
    if (page && mayAnswer(page, arrivedAt)) {
      return pass(admission.charge(network, keptMs), request, response, () =>
        sendKept(request, response, page),
      );
    }
    const call = admission.admit(network);
    if (call.ok) {
      // Sent, or the caller has left: what the line still takes to carry it is no work.
      response.once("prefinish", call.end);
      response.once("close", call.end);
      offerPage(request, network);
      built.offer(request, response);
    }
    pass(call, request, response, () => {
      if (page) void looks.share(request, response, arrivedAt, next);
      else next();
    });
  };
}

/** Lets one request of those for the same page look at the store. */
function createLooks() {
  const underWay = new Map<string, Promise<void>>();

  const look = (url: string, response: ServerResponse, next: () => void) => {
    const ended = new Promise<void>((resolve) => {
      response.once("prefinish", resolve);
      response.once("close", resolve);
    }).then(() => {
      if (underWay.get(url) === ended) underWay.delete(url);
    });
    underWay.set(url, ended);
    next();
  };

  const share = async (
    request: IncomingMessage,
    response: ServerResponse,
    arrivedAt: number,
    next: () => void,
  ): Promise<void> => {
    const { url = "/" } = request;
    for (let waits = 0; waits < maxWaits; waits += 1) {
      const other = underWay.get(url);
      if (!other) return look(url, response, next);
      await other;
      // Nobody is left to be answered.
      if (response.destroyed) return;
      const page = findKeptPage(request);
      if (!page) break;
      // The look began before this request came, or it did not, and both are as good as a look of its own.
      if (mayAnswer(page, arrivedAt)) return sendKept(request, response, page);
    }
    next();
  };

  return { share };
}

function sendKept(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  sendPageAgain(request, response, request.url ?? "/", page);
  countEvent("quarry_kept_pages_total", { result: "fresh" });
  countEvent("quarry_pages_total", { status: String(response.statusCode) });
}

function pass(
  verdict: AdmissionVerdict | null,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  if (verdict === null || verdict.ok) {
    next();
    return;
  }
  countEvent("quarry_refused_total", { status: String(verdict.status) });
  sendRefusal(request, response, verdict);
}

function sendRefusal(
  { url = "/", complete }: IncomingMessage,
  response: ServerResponse,
  { status, retryAfter }: Extract<AdmissionVerdict, { ok: false }>,
): void {
  const reason = status === 429 ? "Too many requests." : "The site is very busy.";
  const message = `${reason} Try again in ${retryAfter} s.`;
  const code = status === 429 ? "too-many-requests" : "unavailable";
  const isCall = url.startsWith("/api/");
  const body = isCall ? JSON.stringify({ message, code }) : createRefusalPage(message);
  response.setHeader("Content-Type", isCall ? "application/json; charset=utf-8" : "text/html; charset=utf-8");
  response.setHeader("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("Retry-After", retryAfter);
  // Nobody reads what may still be on its way.
  if (!complete) response.setHeader("Connection", "close");
  response.statusCode = status;
  response.end(body);
}

/** Made of nothing that has to be worked out: it is sent when there is no time. */
function createRefusalPage(message: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${siteConfig.name}</title></head><body><h1>${message}</h1><p>Your connection asked for more than its share. Nothing you typed has been sent.</p></body></html>`;
}
