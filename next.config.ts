import { existsSync } from "node:fs";
import { join } from "node:path";
import type { NextConfig } from "next";
import { workerPath } from "./lib/offline/messages";
import { isDemoProject, siteConfig } from "./lib/site/config";
import { ocrFolder } from "./lib/site/ocr-folder";
import {
  createAssetHeaders,
  createOcrHeaders,
  createSecurityHeaders,
  listPagePolicies,
} from "./lib/site/security-headers";
import { builtPageCacheControl, listBuiltPageSources } from "./lib/site/static-pages.server";
import { validateEnvironment } from "./lib/site/validate-environment.server";

// Read at build and at start, so that a wrong setting stops either with a message that names it.
validateEnvironment(process.env);

/** What the pictures for link previews are drawn with. */
const pictureFiles = [
  "./lib/cards/fonts/*.woff",
  "./public/favicon.svg",
  "./public/emblems.svg",
  "./public/icons.svg",
  "./public/strata.svg",
  // The thread that draws is started by the path of its file.
  "./scripts/lib/card-worker.mjs",
  "./node_modules/next/og.js",
  "./node_modules/next/dist/server/og/*.js",
  "./node_modules/next/dist/compiled/@vercel/og/**",
];

const isDevelopment = process.env.NODE_ENV !== "production";
const headerOptions = { demo: isDemoProject, development: isDevelopment };

/** Another folder lets two builds of one checkout live side by side (tests next to a running demo). */
const distDir = process.env.QUARRY_DIST_DIR || ".next";

const config: NextConfig = {
  distDir,
  // With the build, the files that a server needs of the packages (`scripts/lib/site-tree.mjs`).
  output: "standalone",
  // Seconds for one page of the build. It is for what hangs: a machine that is busy takes longer than the usual minute.
  staticPageGenerationTimeout: 600,
  reactStrictMode: true,
  poweredByHeader: false,
  // Nothing uses the optimizer, which would keep pictures of hidden content for hours: its route answers 404.
  images: { unoptimized: true },
  // A mistake in a test is for npm test to find; it must not keep the site from being built.
  typescript: {
    tsconfigPath: "tsconfig.build.json",
    // Set by `npm test`, which checks the types in a stage of its own, and by `npm run demo`.
    ignoreBuildErrors: process.env.QUARRY_BUILD_TYPES === "unchecked",
  },
  // The Admin SDK uses native modules and dynamic requires; the embedded Firestore is a development tool
  // that is loaded only when asked for; OpenTelemetry's API must be the one that the operator's SDK uses. None of them
  // belongs in a bundle.
  serverExternalPackages: ["firebase-admin", "@firebase-bridge/firestore-admin", "@opentelemetry/api"],
  env: { QUARRY_PAINT: process.env.QUARRY_PAINT ?? "" },
  experimental: {
    // Saves half a minute of each further build, and takes as long to be written: of use where there is a further one.
    turbopackFileSystemCacheForBuild: existsSync(join(process.cwd(), distDir, "quarry-build.json")),
    // The shared runtime starts each route by an inline script of its own, which the Content Security Policy
    // refuses: pages would arrive and never come to life.
    turbopackSharedRuntime: false,
    // The default puts the styles of most screens into one file that every page loads. Here two sheets share a file where
    // pages load less than 12 kB, uncompressed, in vain for each request that this saves (docs/decisions/0035).
    cssChunking: { type: "graph", requestCost: 12_000, weightDistribution: 0.5 },
    optimizePackageImports: [
      "@mantine/core",
      "@mantine/hooks",
      "@mantine/notifications",
      "@tabler/icons-react",
    ],
  },
  // Tools of the build and of development, which a server of a real site never loads.
  outputFileTracingExcludes: {
    "**/*": [
      "./node_modules/@firebase-bridge/**",
      "./node_modules/typescript/**",
      "./node_modules/@img/**",
      "./node_modules/sharp/**",
    ],
  },
  // Calls read the facts at run time; a host that copies only what is imported would leave them behind.
  outputFileTracingIncludes: {
    "/api/**/*": ["./data/**/*.json"],
    "/b/*": ["./data/**/*.json"],
    "/wiki/builds": ["./data/**/*.json"],
    "/wiki/builds/*": ["./data/**/*.json"],
    "/wiki/guides": ["./data/**/*.json"],
    "/wiki/guides/*": ["./data/**/*.json"],
    "/wiki/featured-content": ["./data/**/*.json"],
    "/leaderboards/**/*": ["./data/**/*.json"],
    "/leaderboards": ["./data/**/*.json"],
    "/embed/**/*": ["./data/**/*.json"],
    "/api/guides/**": ["./data/guides/*.md"],
    "/api/builder/**": pictureFiles,
    "/api/leaderboards/**": pictureFiles,
    "/api/wiki/**": pictureFiles,
  },
  // One rewrite alone makes Next.js route every page a second time after it woke (lib/http/serve-as-page.server.ts).
  ...(siteConfig.isSavedOffline
    ? {}
    : {
        rewrites: async () => ({
          // Before files of public/, one of which it replaces.
          beforeFiles: [{ source: workerPath, destination: "/service-worker-off.js" }],
        }),
      }),
  headers: async () => [
    // Each response gets the headers of one entry: nothing could take `X-Frame-Options` away again.
    ...listPagePolicies().map(({ source, ...rules }) => ({
      source,
      headers: createSecurityHeaders({ ...headerOptions, ...rules }),
    })),
    {
      source: "/_next/static/:path*",
      // While developing, workers reload themselves by `eval`.
      headers: isDevelopment ? createSecurityHeaders(headerOptions) : createAssetHeaders(),
    },
    { source: `${ocrFolder}:path*`, headers: createOcrHeaders() },
    // Next.js itself would let shared caches keep them for a year. While developing it says no-store.
    ...(isDevelopment ? [] : listBuiltPageSources(join(process.cwd(), "pages"))).map((source) => ({
      source,
      headers: [{ key: "Cache-Control", value: builtPageCacheControl }],
    })),
    // For tools of other sites.
    {
      source: "/openapi.json",
      headers: [
        { key: "Access-Control-Allow-Origin", value: "*" },
        { key: "Cache-Control", value: "public, max-age=3600" },
      ],
    },
    // Asked for with a version that follows the content: never stale, never asked for twice.
    ...["/icons.svg", "/emblems.svg"].map((source) => ({
      source,
      headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
    })),
    {
      source: "/:file(.+\\.(?:svg|png|webmanifest))",
      missing: [{ type: "query", key: "v" }],
      headers: [{ key: "Cache-Control", value: "public, max-age=86400" }],
    },
  ],
};

export default config;
