import { describe, expect, test } from "vitest";
import { findSecrets } from "@/scripts/lib/secrets.mjs";

/** Put together here, so that the check of this repository does not find its own samples. */
const mixed = "aB3dE6gH9jK2mN5pQ8sT1vW4xY7zA0cD3fG6";
const samples: [kind: string, text: string][] = [
  ["private key", ["-----BEGIN RSA PRIVATE", "KEY-----"].join(" ")],
  ["private key", `"private_key": "${["-----BEGIN PRIVATE", "KEY-----"].join(" ")}\\nMII"`],
  ["Google API key", `AIza${mixed.slice(0, 35)}`],
  ["Google OAuth secret", `GOCSPX-${mixed.slice(0, 28)}`],
  ["AWS access key", `AKIA${"Q7W8E9R0T1Y2U3I4"}`],
  ["GitHub token", `ghp_${mixed}`],
  ["GitHub token", `github_pat_${mixed}${mixed}`],
  ["npm token", `npm_${mixed}`],
  ["Slack token", `xoxb-${mixed}`],
  ["Stripe key", `sk_live_${mixed}`],
  ["Discord token", `M${mixed.slice(0, 24)}.${mixed.slice(0, 6)}.${mixed.slice(0, 30)}`],
  ["signed token", `eyJ${mixed.slice(0, 20)}.eyJ${mixed.slice(0, 20)}.${mixed}`],
  ["password or secret", `QUARRY_ADDRESS_SECRET=${mixed}`],
  ["password or secret", `const apiKey = "${mixed}";`],
];

describe("the check for secrets", () => {
  test.each(samples)("finds a %s", (kind, text) => {
    const found = findSecrets("some/file.ts", `first line\n${text}\n`);
    expect(found).toContainEqual({ path: "some/file.ts", line: 2, kind });
  });

  test("does not repeat the secret in what it reports", () => {
    const found = findSecrets("a.ts", `token = "${mixed}"`);
    expect(found).toHaveLength(1);
    expect(JSON.stringify(found)).not.toContain(mixed.slice(0, 10));
  });

  test.each([
    ["a setting without a value", "QUARRY_ADDRESS_SECRET="],
    ["the web key of the demo", "NEXT_PUBLIC_FIREBASE_API_KEY=demo-key"],
    ["a hash of the lock file", `"integrity": "sha512-${mixed}${mixed}=="`],
    ["a name in the code", "const password = readPasswordFromTheFormThatWasSubmitted(form);"],
    ["a sentence", "Your secret: a password that nobody else can guess"],
  ])("leaves %s alone", (_name, text) => {
    expect(findSecrets("a.ts", text)).toEqual([]);
  });
});
