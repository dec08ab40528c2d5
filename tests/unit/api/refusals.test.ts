import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { listRefusals } from "@/tests/support/list-refusals";

const routes = fileURLToPath(new URL("../../../pages/api", import.meta.url));
const files = readdirSync(routes, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".ts"),
);
const own = new Set(["not-found", "conflict", "payment-required", "quiz-unavailable"]);

/** What is found on the way and never comes out, by call. */
const held: Readonly<Record<string, { readonly codes: readonly string[]; readonly why: string }>> = {
  "GET /api/home": {
    codes: ["not-found"],
    why: "the challenge of the present week is always there",
  },
  "POST /api/moderation/cases/{id}/notes": {
    codes: ["conflict"],
    why: "refuseCaseStep keeps a note from one's own case alone",
  },
};

const calls = (await Promise.all(files.map((file) => listRefusals(join(routes, file))))).flat();

describe("what a call can refuse", () => {
  test("is read from the sources of all calls", () => {
    expect(calls.length).toBeGreaterThan(100);
    const withdraw = calls.find(({ call }) => call.path === "/api/leaderboards/runs/{id}/withdraw");
    expect([...(withdraw?.codes.keys() ?? [])]).toContain("conflict");
  });

  test.each(calls.map(({ call, codes }) => [`${call.method} ${call.path}`, call, codes] as const))(
    "%s declares what it can refuse, and nothing else",
    (name, { refuses = [] }, codes) => {
      const found = [...codes.keys()].filter((code) => own.has(code));
      const declared = [...refuses, ...(held[name]?.codes ?? [])];
      expect(declared.toSorted(), JSON.stringify([...codes])).toEqual(found.toSorted());
    },
  );
});
