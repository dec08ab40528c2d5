import { execFile } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/**
 * @typedef {{ path: string, line: number, kind: string }} FoundSecret Without the secret itself, which must not get
 *   into a log.
 */

/** Larger files are data and pictures; a key in one is found by the tools of the host. Bytes. */
const maxBytes = 2_000_000;

/**
 * Form of a secret, by the formats that its issuers publish. Each is narrow: a check that cries wolf is
 * turned off. The last one catches what has no format of its own.
 *
 * @type {readonly { kind: string, pattern: RegExp }[]}
 */
const patterns = [
  { kind: "private key", pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----/ },
  { kind: "Google API key", pattern: /\bAIza[0-9A-Za-z_-]{35}\b/ },
  { kind: "Google OAuth secret", pattern: /\bGOCSPX-[0-9A-Za-z_-]{28}\b/ },
  { kind: "AWS access key", pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/ },
  { kind: "GitHub token", pattern: /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_[0-9A-Za-z_]{60,})\b/ },
  { kind: "npm token", pattern: /\bnpm_[0-9A-Za-z]{36}\b/ },
  { kind: "Slack token", pattern: /\bxox[abeoprs]-[0-9A-Za-z-]{20,}\b/ },
  { kind: "Stripe key", pattern: /\b[rs]k_live_[0-9A-Za-z]{20,}\b/ },
  { kind: "Discord token", pattern: /\b[MNO][0-9A-Za-z_-]{23,26}\.[0-9A-Za-z_-]{6}\.[0-9A-Za-z_-]{27,40}\b/ },
  {
    kind: "signed token",
    pattern: /\beyJ[0-9A-Za-z_-]{15,}\.eyJ[0-9A-Za-z_-]{15,}\.[0-9A-Za-z_-]{20,}\b/,
  },
  {
    kind: "password or secret",
    pattern:
      /(?:[Ss]ecret|SECRET|[Pp]assword|PASSWORD|[Aa]pi_?[Kk]ey|API_KEY|[Tt]oken|TOKEN)["']?\s*[:=]\s*["']?(?=[0-9A-Za-z+/_-]*[0-9])(?=[0-9A-Za-z+/_-]*[a-z])(?=[0-9A-Za-z+/_-]*[A-Z])[0-9A-Za-z+/_-]{32,}/,
  },
];

/**
 * @param {string} path Of the text, from the top folder.
 * @param {string} text
 * @returns {FoundSecret[]} One for each line and kind.
 */
export function findSecrets(path, text) {
  return text
    .split("\n")
    .flatMap((line, index) =>
      patterns
        .filter(({ pattern }) => pattern.test(line))
        .map(({ kind }) => ({ path, line: index + 1, kind })),
    );
}

/**
 * Looks through every file that git knows or would add.
 *
 * @param {string} root Top folder of the checkout.
 * @returns {Promise<{ files: number, found: FoundSecret[] } | null>} `null` where the folder is no checkout.
 */
export async function scanCheckout(root) {
  const paths = await listFiles(root);
  if (paths === null) return null;
  /** @type {FoundSecret[]} */
  const found = [];
  let files = 0;
  for (const path of paths) {
    const text = await readSmallText(join(root, path));
    if (text === null) continue;
    files += 1;
    found.push(...findSecrets(path, text));
  }
  return { files, found };
}

/** @param {string} root @returns {Promise<string[] | null>} */
async function listFiles(root) {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  try {
    const { stdout } = await promisify(execFile)("git", args, { cwd: root, maxBuffer: 16 * 1024 * 1024 });
    return stdout.split("\0").filter(Boolean);
  } catch {
    return null;
  }
}

/** @param {string} file @returns {Promise<string | null>} `null` for what is gone, large or binary. */
async function readSmallText(file) {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile() || found.size > maxBytes) return null;
  const bytes = await readFile(file);
  return bytes.subarray(0, 8000).includes(0) ? null : bytes.toString("utf8");
}
