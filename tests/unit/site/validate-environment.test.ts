import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { validateEnvironment } from "@/lib/site/validate-environment.server";

/** The variables of a dotenv file, comments left out. */
function variablesOf(text: string): Record<string, string> {
  const lines = text.split("\n").filter((line) => /^[A-Z]/.test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
}

describe("validateEnvironment", () => {
  test("needs no variable at all", () => {
    expect(() => validateEnvironment({})).not.toThrow();
  });

  test("accepts .env.example as it is", () => {
    const example = variablesOf(readFileSync(join(import.meta.dirname, "../../../.env.example"), "utf8"));
    expect(Object.keys(example).length).toBeGreaterThan(10);
    expect(() => validateEnvironment(example)).not.toThrow();
  });

  test.each([
    ["NEXT_PUBLIC_SITE_URL", "quarry.example", "http(s) address"],
    ["NEXT_PUBLIC_DISCORD_URL", "javascript:alert(1)", "http(s) address"],
    ["NEXT_PUBLIC_DONATION_URL", "ftp://x.example", "http(s) address"],
    ["NEXT_PUBLIC_CONTACT_EMAIL", "nobody", "email"],
    ["NEXT_PUBLIC_TAG_MANAGER_ID", "UA-1", "GTM-"],
    ["NEXT_PUBLIC_AD_ACCOUNT", "pub-1", "ca-pub-"],
    ["NEXT_PUBLIC_FIREBASE_PROJECT_ID", "No Project", "project id"],
    ["FIREBASE_SERVICE_ACCOUNT", '{"project_id":"x"}', "private_key"],
    ["FIREBASE_SERVICE_ACCOUNT", "not json", "private_key"],
    ["FIRESTORE_EMULATOR_HOST", "http://localhost:8080", "host:port"],
    ["QUARRY_STAFF_SECOND_FACTOR", "yes", "must be off or required"],
    ["QUARRY_ALERT_WEBHOOK", "http://hooks.example/x", "https address"],
    ["QUARRY_BACKEND", "cloud", "must be firebase, emulators, embedded or none"],
  ])("refuses %s=%s and names it", (name, value, words) => {
    const check = () => validateEnvironment({ [name]: value });
    expect(check).toThrow(name);
    expect(check).toThrow(words);
    expect(check).toThrow(".env.example");
  });

  test("names every wrong variable at once and never echoes a value", () => {
    const check = () =>
      validateEnvironment({ FIREBASE_SERVICE_ACCOUNT: "hush-hush", NEXT_PUBLIC_SITE_URL: "x" });
    expect(check).toThrow(
      /FIREBASE_SERVICE_ACCOUNT[\s\S]*NEXT_PUBLIC_SITE_URL|NEXT_PUBLIC_SITE_URL[\s\S]*FIREBASE_SERVICE_ACCOUNT/,
    );
    expect(check).not.toThrow(/hush-hush/);
  });
});
