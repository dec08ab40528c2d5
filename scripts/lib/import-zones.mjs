/**
 * Which part of the project may import which. This table is the one place; `npm run lint` holds every import
 * against it, relative paths included, and docs/architecture.md explains it.
 */

/**
 * Folders of `lib/`, lowest floor first. A folder may import the floors below its own, and nothing else: folders of one
 * floor do not know each other.
 *
 * @type {readonly (readonly string[])[]}
 */
const libFloors = [
  // What the site adds to Next.js for speed.
  ["paint"],
  // What the site is: settings, routes, addresses, roles, consent, time.
  ["site"],
  // What the operator sees: log, figures, errors, spans.
  ["observe"],
  // Errors, replies and calls over HTTP.
  ["http"],
  // Text: formats, cleaning, matching, the gate of Markdown. Where lines and points of a chart are.
  ["text", "charts"],
  // The facts of the game.
  ["catalog"],
  ["names", "drops"],
  // Pure calculation over the facts. It knows no store, no account and no server.
  ["wishlist", "builder"],
  // What a browser saves to be read without a connection, and the worker that serves it.
  ["offline"],
  // The server's foundation: SDKs, who calls, endpoints.
  ["firebase"],
  ["auth"],
  ["api"],
  // Services that features share.
  ["paging", "limits", "users", "cards"],
  // Messages to devices, and mails.
  ["live", "audit", "content", "push", "mail"],
  // Coins, and what tells people of what was done.
  ["coins", "notifications"],
  // What that earns: badges and icons.
  // What people follow, and the news of it.
  ["profiles", "follows"],
  // What is done to published content of every kind. The weekly email.
  ["publishing", "digest"],
  // Features.
  [
    "account",
    "announcements",
    "build-card",
    "builds",
    "daily",
    "event-quests",
    "shopping",
    "short-links",
    "staff",
    "state-names",
    "wiki",
  ],
  // Features that carry another one's content: runs and answers have builds.
  // What a hunter owns, from the stores of several features; answers from the wiki's facts and advice.
  ["hunting-help", "leaderboards", "box", "wiki-search"],
  // Guides cite builds and runs; what is featured may be a guide too.
  ["guides"],
  // What the home page tells of all features points to content in the same way.
  ["featured", "home"],
  // What is reported to moderators, of every feature.
  ["reports"],
  // One's page, with what all features say of a person.
  ["profile-page"],
  // Slash commands, and cards of links, about facts, builds and runs.
  ["discord", "oembed"],
  // What moderators decide about what was reported, and what admins do, of every feature.
  ["moderation", "admin"],
  // What works on all features: deletion and export of an account, undoing what one did, what an operator is
  // told, and changes of stored documents after an update.
  ["account-data", "alerts", "migrations", "undo"],
  // What a scheduler starts, of every feature.
  ["jobs"],
  ["demo"],
];

/** Folders of `lib/builder/`, by the same rule. */
const builderFloors = [
  ["catalog"],
  ["loadout"],
  ["damage"],
  ["summary"],
  ["search", "share"],
  ["data", "editor"],
  ["worker", "target", "collection"],
  ["hunt", "criteria", "import"],
  ["gear"],
  ["workspace", "pictures"],
  ["advice", "goals"],
  ["store"],
];

/**
 * Rooms of `components/builder/`, by the same rule. Files that lie in no room are below them all.
 */
const builderRooms = [
  ["damage", "found", "shopping", "totals"],
  ["frontier", "gear", "goal", "weapons"],
  ["picker", "search", "share"],
  ["loadout", "my-builds"],
  ["layout"],
];

/** Folders of `components/` that every feature may use, lowest first: `game` may use `ui`. */
const sharedComponents = ["head", "ui", "chart", "list", "game"];
/** Folders of `components/` that may use every feature. */
const composing = ["shell", "kit"];

/**
 * Packages that only some files may import.
 *
 * @type {readonly { names: RegExp, allowed: (path: string) => boolean, why: string }[]}
 */
const packageRules = [
  {
    names: /^(firebase-admin|@google-cloud\/firestore|@firebase-bridge\/.*)(\/|$)/,
    allowed: (path) => path === "lib/firebase/admin.server.ts",
    why: "firebase-admin is imported in lib/firebase/admin.server.ts alone.",
  },
  {
    names: /^(firebase|@firebase)(\/|$)/,
    allowed: (path) => path === "lib/firebase/client.ts",
    why: "The browser SDK is imported in lib/firebase/client.ts alone, which is loaded with import().",
  },
  {
    names: /^serwist(\/|$)/,
    allowed: (path) => path.startsWith("lib/offline/"),
    why: "serwist is imported in lib/offline/ alone, by the service worker.",
  },
  {
    names: /^(web-push|nodemailer)(\/|$)/,
    allowed: (path) => path === "lib/push/send-push.server.ts" || path === "lib/mail/send-mail.server.ts",
    why: "web-push and nodemailer are imported in lib/push/ and lib/mail/ alone, when something is sent.",
  },
  {
    names: /^(react|react-dom|next|swr|@mantine\/.*)(\/|$)/,
    allowed: (path) => !path.startsWith("lib/") || path.startsWith("lib/paint/"),
    why: "lib/ knows nothing of React, Next.js or Mantine, but for lib/paint/.",
  },
  {
    names: /^tesseract\.js(\/|$)/,
    allowed: (path) => path === "lib/builder/pictures/start-reader.ts",
    why: "tesseract.js is imported in lib/builder/pictures/start-reader.ts alone, which is loaded with import().",
  },
  {
    names: /^zustand(\/|$)/,
    allowed: (path) => path.startsWith("lib/builder/store/") || path === "hooks/builder/use-builder.ts",
    why: "zustand holds the builder alone, see lib/builder/store/ and hooks/builder/use-builder.ts.",
  },
  {
    names: /^swr(\/|$)/,
    allowed: (path) => !path.startsWith("components/"),
    why: "Components get data from hooks.",
  },
  {
    names: /^@mantine\/(core|notifications)(\/|$)/,
    allowed: (path) => !path.startsWith("hooks/"),
    why: "Hooks return data and errors; components show them.",
  },
];

/** Top folders by height. What is higher may import what is lower. */
const heights = new Map(
  [
    ["data"],
    ["lib"],
    ["styles"],
    ["hooks"],
    ["components"],
    ["pages"],
    ["tests", "scripts", "packages"],
  ].flatMap((names, height) => names.map((name) => /** @type {const} */ ([name, height]))),
);

/**
 * @param {string} from The importing file, from the top folder, with forward slashes.
 * @param {string} name The package that it imports, with the path inside it.
 * @returns {string | null} Why it may not, or `null` where it may.
 */
export function refusePackage(from, name) {
  return packageRules.find(({ names, allowed }) => names.test(name) && !allowed(from))?.why ?? null;
}

/**
 * @param {string} from The importing file, from the top folder, with forward slashes.
 * @param {string} to The imported file, in the same way.
 * @returns {string | null} Why it may not, or `null` where it may.
 */
export function refuseImport(from, to) {
  const [top = "", folder = "", inner = ""] = from.split("/");
  const [toTop = "", toFolder = "", toInner = ""] = to.split("/");
  if (toTop === "data" && !from.startsWith(to.startsWith("data/demo/") ? "lib/demo/" : "lib/catalog/"))
    return "lib/catalog is the only reader of data/, but for data/demo/, which lib/demo reads.";
  if ((heights.get(top) ?? 0) < (heights.get(toTop) ?? 0)) {
    return `Imports run downward: ${top}/ may not use ${toTop}/.`;
  }
  if (from.startsWith("pages/api/") && (toTop === "components" || toTop === "hooks")) {
    return "An API route is one createHandler call.";
  }
  // The whole of lib/catalog is for the server, but for what its schemas and codes say.
  if (isServerFile(to) && top !== "pages" && !isServerFile(from) && !from.startsWith("lib/catalog/")) {
    return "Server files are imported by pages, API routes and other server files alone.";
  }
  if (top === "components" && toTop === "components") {
    const why = refuseFeature(folder, toFolder);
    return why ?? (folder === "builder" && toFolder === folder ? refuseRoom(from, to) : null);
  }
  if (top !== "lib" || toTop !== "lib") return null;
  if (folder !== toFolder) return refuseFloor("lib", libFloors, folder, toFolder);
  return folder === "builder" && inner !== toInner
    ? refuseFloor("lib/builder", builderFloors, inner, toInner)
    : null;
}

/** @param {string} path */
function isServerFile(path) {
  return /\.server\.tsx?$/.test(path);
}

/** @param {string} folder @param {string} toFolder @returns {string | null} */
function refuseFeature(folder, toFolder) {
  if (folder === toFolder || composing.includes(folder)) return null;
  const floor = sharedComponents.indexOf(folder);
  const toFloor = sharedComponents.indexOf(toFolder);
  if (toFloor !== -1 && (floor === -1 || toFloor < floor)) return null;
  return "A feature uses its own components, components/head, ui, chart, list and game; pages and the shell compose features.";
}

/** @param {string} from @param {string} to @returns {string | null} */
function refuseRoom(from, to) {
  const [room, toRoom] = [from, to].map((path) => path.split("/").slice(2, -1)[0]);
  if (toRoom === undefined || room === toRoom) return null;
  if (room === undefined) return "A file of components/builder that lies in no room uses no room.";
  return refuseFloor("components/builder", builderRooms, room, toRoom);
}

/**
 * @param {string} where
 * @param {readonly (readonly string[])[]} floors
 * @param {string} folder
 * @param {string} toFolder
 * @returns {string | null}
 */
function refuseFloor(where, floors, folder, toFolder) {
  const getFloor = (/** @type {string} */ name) => floors.findIndex((folders) => folders.includes(name));
  const [floor, toFloor] = [getFloor(folder), getFloor(toFolder)];
  for (const [name, found] of [
    [folder, floor],
    [toFolder, toFloor],
  ]) {
    if (found === -1) return `${where}/${name} has no floor in scripts/lib/import-zones.mjs.`;
  }
  return toFloor < floor
    ? null
    : `${where}/${folder} may not use ${where}/${toFolder}, which is not on a lower floor.`;
}
