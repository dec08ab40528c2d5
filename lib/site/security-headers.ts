import { createHash } from "node:crypto";
import { getAppCheckSources } from "./app-check";
import { siteConfig } from "./config";
import { guideImageHosts } from "./image-hosts";
import { prePaintScript } from "./pre-paint";
import { getTagSources } from "./tag-sources";
import { siteTags, type TagSetup } from "./tags";
import { videoFrameHosts } from "./video-frames";
import { wakeScript } from "./wake";

/** Base64 SHA-256 of each inline script. */
const inlineScriptHashes = [prePaintScript, wakeScript].map(
  (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
);

interface HeaderOptions {
  /** A demo- project talks to emulators on this machine, whatever ports they took. */
  demo: boolean;
  /** Hot reload evaluates code and talks over a web socket. */
  development: boolean;
  /** Pages with rules of their own: a run shows its video in a frame, an embed is shown in one. Default: none. */
  page?: "run" | "embed";
  /** What may be loaded from Google with consent. Default: the setup of this installation. */
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

/**
 * Content Security Policy for every page. Pages are static, so there is no nonce per request: the one
 * inline script, which runs before the first paint, is allowed by its hash.
 *
 * `style-src` allows inline styles because Mantine writes style attributes and responsive style tags;
 * no style holds anything that a person typed.
 *
 * Hosts for tags are in the policy only where a tag manager is configured, those for advertising only where
 * an advertising account is configured too. A container cannot use inline scripts or `eval` here.
 */
export function createContentSecurityPolicy({
  demo,
  development,
  page,
  tags = siteTags,
  appCheckKey = siteConfig.appCheckKey,
}: HeaderOptions): string {
  const google = getTagSources(tags);
  const appCheck = getAppCheckSources(appCheckKey);
  const authFrame = `https://${siteConfig.firebase.authDomain}`;
  const local = demo || development ? loopback : [];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    // In development the hot reloader adds inline scripts of its own; a hash would switch them off.
    "script-src": development
      ? [
          "'self'",
          "'unsafe-eval'",
          "'unsafe-inline'",
          "https://apis.google.com",
          ...google.script,
          ...appCheck.script,
        ]
      : ["'self'", ...inlineScriptHashes, "https://apis.google.com", ...google.script, ...appCheck.script],
    "style-src": ["'self'", "'unsafe-inline'"],
    // A guide that is reached by a link keeps the policy of the page before, so every page may load its pictures.
    "img-src": [
      "'self'",
      "data:",
      "https://*.googleusercontent.com",
      ...guideImageHosts.map((host) => `https://${host}`),
      ...google.image,
    ],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...firebaseApis, ...google.connect, ...appCheck.connect, ...local],
    "frame-src": [
      authFrame,
      ...google.frame,
      ...appCheck.frame,
      ...(page === "run" ? videoFrameHosts : []),
      ...(demo ? loopback.filter((each) => each.startsWith("http:")) : []),
    ],
    "worker-src": ["'self'", "blob:"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'", new URL(siteConfig.donationUrl).origin],
    "frame-ancestors": [page === "embed" ? "*" : "'none'"],
    // The second one for browsers that do not know the first.
    "report-to": [reportGroup],
    "report-uri": [cspReportPath],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

/** Headers of every page and call. Only an embedded board may be framed by others. */
export function createSecurityHeaders(options: HeaderOptions): { key: string; value: string }[] {
  return [
    { key: "Content-Security-Policy", value: createContentSecurityPolicy(options) },
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

/**
 * Headers of scripts, styles and fonts. What a page may do is said by the page; a worker goes by the policy of its own
 * script, and may load scripts and data of this site. The headers of a page, 1 KB, would come with each of some 25 files.
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
