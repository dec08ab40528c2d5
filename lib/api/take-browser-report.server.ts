import { writeLog } from "@/lib/observe/log.server";
import { countEvent } from "@/lib/observe/metrics.server";
import { reportError } from "@/lib/observe/report-error.server";
import { scrubText } from "@/lib/observe/scrub";
import { createRateLimiter } from "./rate-limit";
import type { ClientErrorBody, CspReportBody } from "./reports-schema";

/** Lines a minute that all browsers together may add to the log; the rest is counted only. */
const takeLine = createRateLimiter({ burst: 60, perMinute: 60 });

/** Calls from one network: a page with a mistake reports it for everybody behind one router. */
export const browserReportLimit = { burst: 30, perMinute: 30 } as const;

/** Directives of our policy; what else a browser names is counted as `other`. */
const directives = new Set([
  "base-uri",
  "connect-src",
  "default-src",
  "font-src",
  "form-action",
  "frame-ancestors",
  "frame-src",
  "img-src",
  "manifest-src",
  "object-src",
  "require-trusted-types-for",
  "script-src",
  "script-src-attr",
  "script-src-elem",
  "style-src",
  "style-src-attr",
  "style-src-elem",
  "worker-src",
]);

interface Violation {
  readonly directive: string | undefined;
  readonly blocked: string | undefined;
  readonly page: string | undefined;
}

/**
 * Logs and counts what the Content Security Policy stopped: the directive, the host that was blocked and the section of
 * the site. The addresses themselves may say who somebody is, and are dropped.
 */
export function takeCspReport(body: CspReportBody, now = Date.now()): { message: "OK" } {
  for (const { directive, blocked, page } of listViolations(body)) {
    const [name = ""] = (directive ?? "").split(" ");
    const known = directives.has(name) ? name : "other";
    countEvent("quarry_csp_reports_total", { directive: known });
    if (!takeLine("csp", now).ok) continue;
    writeLog("warn", "csp-report", { directive: known, blocked: toHost(blocked), section: toSection(page) });
  }
  return { message: "OK" };
}

/** Reports an error that a page met; the text is scrubbed like any other. */
export function takeClientError(body: ClientErrorBody, now = Date.now()): { message: "OK" } {
  const { message, source, line, column, route } = body;
  if (takeLine("client-error", now).ok) {
    reportError(`${message} (${source}:${line}:${column})`, "browser", { route: scrubText(route) });
  } else countEvent("quarry_errors_total", { where: "browser" });
  return { message: "OK" };
}

function listViolations(body: CspReportBody): Violation[] {
  if (Array.isArray(body)) {
    return body
      .filter(({ type }) => type === "csp-violation")
      .map(({ body: report, url }) => ({
        directive: report?.effectiveDirective,
        blocked: report?.blockedURL,
        page: report?.documentURL ?? url,
      }));
  }
  const report = body["csp-report"];
  return [
    {
      directive: report["effective-directive"] ?? report["violated-directive"],
      blocked: report["blocked-uri"],
      page: report["document-uri"],
    },
  ];
}

/** The origin of an address, or a word such as `inline` or `eval`. */
function toHost(address = ""): string {
  if (/^[a-z-]{0,20}$/.test(address)) return address;
  if (!URL.canParse(address)) return "unreadable";
  const { protocol, host } = new URL(address);
  return /^(https?|wss?):$/.test(protocol) ? scrubText(`${protocol}//${host}`) : protocol;
}

/** The first part of the path: what follows may be the address of a person or of a build. */
function toSection(address = ""): string {
  if (!URL.canParse(address)) return "unknown";
  const [, first = ""] = new URL(address).pathname.split("/");
  return /^[a-z-]{0,30}$/.test(first) ? `/${first}` : "other";
}
