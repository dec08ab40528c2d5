import { exposureWarning, siteAddress } from "./listen-host.mjs";

/**
 * @typedef {{ email: string, password: string, displayName: string, role: string }} DemoAccount
 */

/** @type {Record<import("./project.mjs").LocalBackend, (a: import("./project.mjs").BackendAddresses) => string[]>} */
const backendLines = {
  emulators: ({ authPort, firestorePort }) => [
    `Backend: the Firebase emulators (Auth 127.0.0.1:${authPort}, Firestore 127.0.0.1:${firestorePort}).`,
    "Data is saved in .quarry/data for the next start; -- --fresh starts over.",
  ],
  embedded: ({ authPort }) => [
    `Backend: embedded (Firestore inside the server, Auth emulator 127.0.0.1:${authPort}).`,
    "Differences: data is lost on exit, and security rules are not tested.",
  ],
  none: () => ["Backend: none. Sign-in, coins and the daily quiz are off; everything for visitors works."],
};

/**
 * Prints where the site is and who may sign in.
 *
 * @param {{ addresses: import("./project.mjs").BackendAddresses, host: string, port: number, seconds: number }} site
 */
export async function printWelcome({ addresses, host, port, seconds }) {
  const reply = await fetch(`${siteAddress(host, port)}/api/client-config`);
  /** @type {{ demoAccounts: DemoAccount[] }} */
  const { demoAccounts } = await reply.json();
  const warning = exposureWarning(host, addresses.backend !== "none");
  const lines = [
    "",
    `Quarry is ready after ${seconds.toFixed(1)} s:  ${siteAddress(host, port, "localhost")}`,
    "",
    ...(warning ? [warning, ""] : []),
    ...accountLines(demoAccounts),
    ...backendLines[addresses.backend](addresses),
    "Ctrl-C stops everything.",
  ];
  console.log(lines.join("\n"));
}

/**
 * @param {readonly DemoAccount[]} accounts
 * @returns {string[]} A table; nothing where there is no sign-in.
 */
export function accountLines(accounts) {
  if (accounts.length === 0) return [];
  const width = (/** @type {"email" | "password" | "displayName"} */ key) =>
    Math.max(...accounts.map((each) => each[key].length));
  return [
    "Accounts:",
    ...accounts.map(({ email, password, displayName, role }) =>
      [
        `  ${email.padEnd(width("email"))}`,
        password.padEnd(width("password")),
        displayName.padEnd(width("displayName")),
        role,
      ].join("  "),
    ),
    "",
  ];
}
