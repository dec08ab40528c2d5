import { describe, expect, test } from "vitest";
import { describeThrown, scrubText } from "@/lib/observe/scrub";

const token = ["eyJhbGciOiJSUzI1NiJ9", "eyJzdWIiOiJyb29rIn0", "c2lnbmF0dXJl"].join(".");

describe("a text for the log", () => {
  test.each([
    ["an ID token", `bad token ${token} sent`, "bad token [token] sent"],
    ["an Authorization header", "authorization: Bearer abc.def-ghi", "authorization: Bearer [token]"],
    ["an email address", "no user rook.vale+x@mail.example.com here", "no user [email] here"],
    ["an IPv4 address", "connect ECONNREFUSED 203.0.113.77:8080", "connect ECONNREFUSED [address]:8080"],
    ["an IPv6 address", "from 2001:db8:0:1:2:3:4:5 to", "from [address] to"],
    ["an account in a path", "at users/k3Jd93kdLs02/ledger/x", "at users/[id]/ledger/x"],
    [
      "the query of an address",
      "GET https://x.example/a/b?uid=rook&x=1 failed",
      "GET https://x.example/a/b failed",
    ],
  ])("does not have %s", (_name, text, expected) => {
    expect(scrubText(text)).toBe(expected);
  });

  test("keeps what is needed to find a fault", () => {
    const text = "TypeError: Cannot read x at read (/app/.next/server/chunks/12.js:10:25) in 00:12:31";
    expect(scrubText(text)).toBe(text);
  });

  test("is cut", () => {
    expect(scrubText("x".repeat(100_000))).toHaveLength(4000);
  });

  test("may come from anything that was thrown", () => {
    expect(describeThrown("plain")).toBe("plain");
    expect(describeThrown(undefined)).toBe("undefined");
    expect(describeThrown(new Error("for rook@mail.example"))).toContain("for [email]");
  });
});
