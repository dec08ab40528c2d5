import { afterEach, describe, expect, test, vi } from "vitest";
import { watchWindowErrors } from "@/lib/site/window-errors";

const own = `${window.location.origin}/_next/static/chunks/a.js`;
let stop = () => {};

afterEach(() => stop());

function watch() {
  const send = vi.fn<(body: string) => void>();
  stop = watchWindowErrors(() => "/wiki/monsters/[id]", send);
  return send;
}

function fail(message: string, filename = `${own}?v=1`, lineno = 12) {
  window.dispatchEvent(new ErrorEvent("error", { message, filename, lineno, colno: 34 }));
}

function reject(reason: unknown) {
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
}

describe("an error that nothing caught", () => {
  test("is reported with the script and the route, without the address of the page", () => {
    const send = watch();
    fail("x is undefined");
    expect(send.mock.calls.map(([body]) => JSON.parse(body))).toEqual([
      {
        message: "x is undefined",
        source: "/_next/static/chunks/a.js",
        line: 12,
        column: 34,
        route: "/wiki/monsters/[id]",
      },
    ]);
  });

  test("is not reported when a script of somebody else threw it", () => {
    const send = watch();
    fail("Script error.", "");
    fail("broken", "chrome-extension://abc/content.js");
    fail("broken", "https://ads.example/tag.js");
    reject("a string");
    expect(send).not.toHaveBeenCalled();
  });

  test("is reported when a promise was rejected with it", () => {
    const send = watch();
    const error = new TypeError("no such build");
    error.stack = `TypeError: no such build\n    at open (${own}:5:6)`;
    reject(error);
    expect(JSON.parse(send.mock.calls[0]?.[0] ?? "")).toMatchObject({
      message: "TypeError: no such build",
      source: "/_next/static/chunks/a.js",
      line: 5,
      column: 6,
    });
  });

  test("is reported once, and five of one page view at most", () => {
    const send = watch();
    for (let line = 1; line <= 20; line += 1) {
      fail("again", own, line);
      fail("again", own, line);
    }
    expect(send).toHaveBeenCalledTimes(5);
  });
});
