import { test as base, expect } from "@playwright/test";
import { PageGuard } from "./support/guard";

/** The guard watches every other test, so it is tried itself: each fault below must be reported. */
const site = "http://guarded.test";
const faults = [
  { name: "an error on the console", body: '<script>console.error("lost")</script>', report: /lost/ },
  { name: "an uncaught exception", body: '<script>throw new Error("boom")</script>', report: /boom/ },
  {
    name: "an unhandled rejection",
    body: '<script>Promise.reject(new Error("left alone"))</script>',
    report: /left alone/,
  },
  { name: "an answer that fails", body: '<img src="/missing.png" alt="">', report: /404 GET .*missing\.png/ },
  {
    name: "what the security policy forbids",
    body: '<img src="https://elsewhere.test/a.png" alt="">',
    report: /Content Security Policy/,
  },
];

const test = base.extend<{ guard: PageGuard; open: (body: string) => Promise<void> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  guard: async ({}, use) => {
    await use(new PageGuard(site));
  },
  open: async ({ context, guard }, use) => {
    await guard.watch(context);
    await context.route(`${site}/**`, (route) =>
      route.fulfill(new URL(route.request().url()).pathname === "/" ? page : { status: 404, body: "" }),
    );
    let page = { contentType: "text/html", body: "", headers: {} };
    await use(async (body) => {
      const policy = "default-src 'self' 'unsafe-inline'";
      page = {
        contentType: "text/html",
        body: `<!doctype html><link rel="icon" href="data:,"><p>${body}</p>`,
        headers: { "content-security-policy": `${policy}; img-src 'self' data:` },
      };
      await (await context.newPage()).goto(`${site}/`, { waitUntil: "load" });
    });
  },
});

for (const { name, body, report } of faults) {
  test(`the guard reports ${name}`, { tag: "@once" }, async ({ guard, open }) => {
    await open(body);
    await expect.poll(() => guard.report().join("\n")).toMatch(report);
  });
}

test("the guard is silent about a page that does nothing wrong", { tag: "@once" }, async ({
  guard,
  open,
}) => {
  await open("<script>document.body.append('well')</script>");
  expect(guard.report()).toEqual([]);
});

test("the guard lets an announced failure pass, and misses one that stays out", { tag: "@once" }, async ({
  guard,
  open,
}) => {
  guard.expectFailure(/missing\.png$/, 404);
  expect(guard.report()).toEqual([expect.stringContaining("did not happen")]);
  await open('<img src="/missing.png" alt="">');
  await expect.poll(() => guard.report()).toEqual([]);
});
