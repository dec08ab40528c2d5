import { describe, expect, test } from "vitest";
import { isLocalCall } from "@/lib/firebase/local-call";

const call = (headers: Record<string, string>, remoteAddress = "127.0.0.1") => ({
  headers: { host: "127.0.0.1:3000", ...headers },
  socket: { remoteAddress },
});

describe("a call from this machine", () => {
  test.each([
    ["over IPv4", call({})],
    ["over IPv6", call({ host: "[::1]:3000" }, "::1")],
    ["over IPv4 inside IPv6", call({ host: "localhost:3000" }, "::ffff:127.0.0.1")],
    ["on port 80", call({ host: "localhost" })],
    [
      "with the headers that Next adds",
      call({ "x-forwarded-for": "::ffff:127.0.0.1", "x-forwarded-host": "127.0.0.1:3000" }),
    ],
  ])("is known as one %s", (_name, request) => {
    expect(isLocalCall(request)).toBe(true);
  });

  test.each([
    ["another machine", call({}, "192.0.2.7")],
    ["an address that only looks alike", call({}, "127.0.0.1.example")],
    ["no known address", { headers: { host: "localhost" }, socket: {} }],
    ["a name that somebody let point here", call({ host: "rebound.example:3000" })],
    ["a foreign page in the browser", call({ origin: "https://evil.example" })],
    ["a page that hides its origin", call({ origin: "null" })],
    ["a plain navigation of the browser", call({ "sec-fetch-site": "cross-site" })],
    ["a proxy in front", call({ "x-forwarded-for": "192.0.2.7" })],
    ["a chain of proxies", call({ "x-forwarded-for": "127.0.0.1, 192.0.2.7" })],
    ["a proxy that keeps its name", call({ "x-forwarded-host": "quarry.example" })],
    ["a proxy of another kind", call({ "x-real-ip": "192.0.2.7" })],
    ["a proxy of the standard kind", call({ forwarded: "for=192.0.2.7" })],
  ])("is not what %s makes", (_name, request) => {
    expect(isLocalCall(request)).toBe(false);
  });
});
