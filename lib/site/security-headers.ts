import { createHash } from "node:crypto";
import { earlyClickScript } from "../paint/early-clicks";
import { getAppCheckSources } from "./app-check";
import { siteConfig } from "./config";
import { googlePages, googleScripts } from "./google-sign-in";
import { guideImageHosts } from "./image-hosts";
import {
  offlineStyleHash,
  seeThroughStyle,
  stillStyle,
  themeStyleHashes,
  unchosenPanelStyle,
} from "./inline-styles";
import { ocrFolder } from "./ocr-folder";
import { prePaintScript } from "./pre-paint";
import { getTagSources } from "./tag-sources";
import { siteTags, type TagSetup } from "./tags";
import { trustScript } from "./trusted-types";
import { videoFrameHosts, videoPages } from "./video-frames";

/** A text as a source of the policy: its SHA-256 in Base64. */
const toHashSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const inlineScripts = [trustScript, prePaintScript, earlyClickScript].map(toHashSource);
const inlineStyles = [
  ...[...themeStyleHashes, offlineStyleHash].map((hash) => `'sha256-${hash}'`),
  ...[unchosenPanelStyle, seeThroughStyle, stillStyle].map(toHashSource),
];

interface HeaderOptions {
  /** A demo- project talks to emulators on this machine, whatever ports they took. */
  demo: boolean;
  /** Hot reload evaluates code and talks over a web socket. */
  development: boolean;
  /**
   * Pages with rules of their own: a run shows its video in a frame, an embed is shown in one, an overlay is laid over
   * a video. The last two stand alone: nobody signs in there. Default: none.
   */
  page?: "run" | "embed" | "overlay";
  /** Whether the page may open Google's window for a sign-in (`google-sign-in.ts`). Default: no. */
  opensGoogle?: boolean;
  /** Tags of Google that may be loaded with consent. Default: the setup of this installation. */
  tags?: TagSetup;
  /** reCAPTCHA key of App Check. Default: that of this installation. */
  appCheckKey?: string;
}

const firebaseApis = [
  "https://identitytoolkit.googleapis.com",
  "https://securetoken.googleapis.com",
  "https://firestore.googleapis.com",
];
const loopback = ["http://127.0.0.1:*", "http://localhost:*", "ws://127.0.0.1:*", "ws://localhost:*"];

/** Where browsers report what the policy stopped. */
const cspReportPath = "/api/csp-reports";
const reportGroup = "csp";
/** The second one for browsers that do not know the first. */
const reportTo = { "report-to": [reportGroup], "report-uri": [cspReportPath] };

/**
 * Content Security Policy for every page. Pages are static, so there is no nonce per request: the inline scripts, which
 * run before the first paint, are allowed by their hashes, and so is each `<style>`.
 *
 * Style attributes are allowed, because Mantine writes them; no style holds anything that a person typed. Scripts of
 * Google's tags and of reCAPTCHA add rules of their own, so where these are configured any `<style>` is.
 *
 * Hosts for tags are in the policy only where a tag manager is configured, those for advertising only where
 * an advertising account is configured too. A container cannot use inline scripts or `eval` here.
 */
export function createContentSecurityPolicy(options: HeaderOptions): string {
  const { demo, development, page, opensGoogle = false } = options;
  const { google, appCheck, isAlone } = getOthers(options);
  const local = (demo || development) && !isAlone ? loopback : [];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    // In development the hot reloader adds inline scripts of its own; a hash would switch them off.
    "script-src": [
      "'self'",
      ...(development ? ["'unsafe-eval'", "'unsafe-inline'"] : inlineScripts),
      ...(opensGoogle ? googleScripts : []),
      ...google.script,
      ...appCheck.script,
    ],
    // For browsers that do not know the two below.
    "style-src": ["'self'", "'unsafe-inline'"],
    ...(addsOnlyOwnStyles(options)
      ? { "style-src-elem": ["'self'", ...inlineStyles], "style-src-attr": ["'unsafe-inline'"] }
      : {}),
    // A guide that is reached by a link keeps the policy of the page before, so every page may load its pictures.
    "img-src": [
      "'self'",
      "data:",
      "https://*.googleusercontent.com",
      ...guideImageHosts.map((host) => `https://${host}`),
      ...google.image,
    ],
    "font-src": ["'self'"],
    "connect-src": [
      "'self'",
      ...(isAlone ? [] : firebaseApis),
      ...google.connect,
      ...appCheck.connect,
      ...local,
    ],
    "frame-src": orNone([
      ...(opensGoogle ? [`https://${siteConfig.firebase.authDomain}`] : []),
      ...google.frame,
      ...appCheck.frame,
      ...(page === "run" ? videoFrameHosts : []),
      ...(opensGoogle && demo ? loopback.filter((each) => each.startsWith("http:")) : []),
    ]),
    "worker-src": ["'self'", "blob:"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'", new URL(siteConfig.donationUrl).origin],
    "frame-ancestors": [page === "embed" ? "*" : "'none'"],
    ...reportTo,
  };
  return toPolicy(directives);
}

/** A directive without a source is one that allows nothing. */
const orNone = (sources: readonly string[]) => (sources.length > 0 ? sources : ["'none'"]);

/** Sources of others that a page may load, besides the sign-in. */
function getOthers({ page, tags = siteTags, appCheckKey = siteConfig.appCheckKey }: HeaderOptions) {
  const isAlone = page === "embed" || page === "overlay";
  return {
    isAlone,
    google: getTagSources(isAlone ? { containerId: "", hasAdvertising: false } : tags),
    appCheck: getAppCheckSources(isAlone ? "" : appCheckKey),
  };
}

/** Whether nobody but this site writes rules into its pages. The hot reloader does. */
function addsOnlyOwnStyles(options: HeaderOptions): boolean {
  const { google, appCheck } = getOthers(options);
  return !options.development && google.script.length === 0 && appCheck.script.length === 0;
}

/**
 * Violations that are reported and not stopped yet: texts that become scripts without a Trusted Type. Not where scripts
 * of others are configured, which load their parts in this way.
 */
function createReportedPolicy(options: HeaderOptions): string | null {
  return addsOnlyOwnStyles(options)
    ? toPolicy({ "require-trusted-types-for": ["'script'"], ...reportTo })
    : null;
}

function toPolicy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

/** Headers of every page and call. Only an embedded board may be framed by others. */
export function createSecurityHeaders(options: HeaderOptions): { key: string; value: string }[] {
  const reported = createReportedPolicy(options);
  return [
    { key: "Content-Security-Policy", value: createContentSecurityPolicy(options) },
    ...(reported ? [{ key: "Content-Security-Policy-Report-Only", value: reported }] : []),
    { key: "Reporting-Endpoints", value: `${reportGroup}="${cspReportPath}"` },
    { key: "X-Content-Type-Options", value: "nosniff" },
    { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
    ...(options.page === "embed" ? [] : [{ key: "X-Frame-Options", value: "DENY" }]),
    // The sign-in popup of the identity provider must be able to answer the page that opened it.
    { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
    { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), browsing-topics=()" },
    { key: "Strict-Transport-Security", value: "max-age=31536000; includeSubDomains" },
  ];
}

/** The rules of some pages, with their addresses as Next.js writes sources of headers. */
interface PagePolicy extends Pick<HeaderOptions, "page" | "opensGoogle"> {
  readonly source: string;
}

/** Which pages have rules of their own, and the rules of all others. Each address has those of one entry. */
export function listPagePolicies(): readonly PagePolicy[] {
  const own: PagePolicy[] = [
    ...[...new Set([...videoPages, ...googlePages])].map((source) => ({
      source,
      ...(videoPages.includes(source) && { page: "run" as const }),
      opensGoogle: googlePages.includes(source),
    })),
    ...(["embed", "overlay"] as const).map((page) => ({ source: `/${page}/:path*`, page })),
  ];
  // `/login` is one address, `/user/:path+` all below `/user/`.
  const apart = own.map(({ source }) => {
    const [start = ""] = source.slice(1).split(":");
    return start === source.slice(1) ? `${start}$` : start;
  });
  return [{ source: `/((?!_next/static/|${ocrFolder.slice(1)}|${apart.join("|")}).*)` }, ...own];
}

/**
 * Headers of scripts, styles and fonts. What a page may do is said by the page; a worker goes by the policy of its own
 * script, and may load scripts and data of this site. The headers of a page, 1 KB, would come with each of some 25
 * files.
 */
export function createAssetHeaders(): { key: string; value: string }[] {
  return [
    {
      key: "Content-Security-Policy",
      value: "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
    },
    { key: "X-Content-Type-Options", value: "nosniff" },
  ];
}

/**
 * Headers of what reads screenshots. Its worker alone may compile WebAssembly, and no page may: a worker goes by the
 * policy of its own script. The address has the version, so nothing is asked for twice.
 */
export function createOcrHeaders(): { key: string; value: string }[] {
  return [
    {
      key: "Content-Security-Policy",
      value:
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
    },
    { key: "X-Content-Type-Options", value: "nosniff" },
    { key: "Cache-Control", value: "public, max-age=31536000, immutable" },
  ];
}
