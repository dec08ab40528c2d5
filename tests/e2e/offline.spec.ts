import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { getSavedKind, isFollowed, listNamedFiles } from "@/lib/offline/saved-kinds";
import { patientLimit } from "@/scripts/lib/slowness.mjs";
import { expect, test } from "./fixtures";
import { arriveSignedIn } from "./support/account-menu";
import { expectAccessible } from "./support/axe";
import { addSkills, openBuilder, paneOf, pick } from "./support/builder";

test.use({ serviceWorkers: "allow" });

/** Addresses of everything that this browser saved, without the origin. */
function listSaved(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });
}

/** Files that the scripts of the open page can load, directly or by each other, and that are not saved. */
async function listMissing(page: Page): Promise<string[]> {
  const { texts, loaded } = await page.evaluate(async () => {
    const cache = await caches.open("quarry-build-files");
    const keys = (await cache.keys()).filter(({ url }) => url.endsWith(".js"));
    const read = async (key: Request) => [key.url, (await (await cache.match(key))?.text()) ?? ""] as const;
    const entries = performance.getEntriesByType("resource").map(({ name }) => name);
    return {
      texts: await Promise.all(keys.map(read)),
      loaded: entries.filter((name) => name.endsWith(".js")),
    };
  });
  const saved = new Map(texts);
  const seen = new Set<string>();
  const todo = [...loaded];
  for (let url = todo.pop(); url; url = todo.pop()) {
    if (seen.has(url)) continue;
    seen.add(url);
    const text = saved.get(url) ?? "";
    if (!isFollowed(new URL(url), text)) continue;
    todo.push(...listNamedFiles(text).map((name) => new URL(`/_next/${name}`, page.url()).href));
  }
  return [...seen].filter((url) => url.endsWith(".js") && !saved.has(url));
}

async function waitUntilSaved(page: Page, path: string): Promise<void> {
  await expect.poll(() => listSaved(page), { message: path, timeout: patientLimit(120_000) }).toContain(path);
}

test("what was visited is there without a connection, and what was not says so", { tag: "@once" }, async ({
  page,
  context,
  guard,
}) => {
  await page.goto("/wiki/hitzones/rathalos");
  await waitUntilSaved(page, "/wiki/hitzones/rathalos");
  await openBuilder(page);
  await waitUntilSaved(page, "/builder");
  await expect.poll(() => listMissing(page), { timeout: patientLimit(120_000) }).toEqual([]);

  // From here on every request of a page fails.
  guard.expectFailure(/./, "aborted");
  guard.expectFailure(/\/wiki\/hitzones\/arkveld$/, 503);
  await context.setOffline(true);

  await test.step("the builder searches with gear that was never opened before", async () => {
    await page.reload();
    await pick(page, "Choose head armor", "Gogmazios Helm");
    await addSkills(page, "Agitator 3");
    const pane = paneOf(page, "Search");
    await pane.getByRole("button", { name: "Search", exact: true }).click();
    await expect(pane.getByRole("button", { name: "Equip set 1", exact: true })).toBeVisible();
  });

  await test.step("a page that was not visited is replaced by one in plain words", async () => {
    await page.evaluate(() => location.assign("/wiki/hitzones/arkveld"));
    await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Rathalos", exact: false }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Rathalos" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Hitzones" }).first()).toBeVisible();
  });

  await test.step("with the connection back it is the page itself", async () => {
    await context.setOffline(false);
    await page.goto("/wiki/hitzones/arkveld");
    await expect(page.getByRole("heading", { level: 1, name: "Arkveld" })).toBeVisible();
  });
});

test("nothing of an account is saved", { tag: "@once" }, async ({ page, account }) => {
  await arriveSignedIn(page, account);
  await page.goto("/wiki");
  await waitUntilSaved(page, "/wiki");
  for (const path of [`/user/${account.uid}`, "/wiki/builds", "/hunting-help", "/wiki/items"])
    await page.goto(path);
  await waitUntilSaved(page, "/wiki/items");

  const origin = new URL(page.url()).origin;
  const saved = await listSaved(page);
  expect(saved.length).toBeGreaterThan(10);
  const strange = saved.filter((each) => {
    const url = new URL(each, origin);
    return url.pathname !== "/offline.html" && getSavedKind(url) === null;
  });
  expect(strange).toEqual([]);
  const texts = await page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const replies = await Promise.all(stores.map((store) => store.matchAll()));
    return Promise.all(replies.flat().map((reply) => reply.text()));
  });
  const all = texts.join("\n");
  for (const own of [account.uid, account.email, account.displayName])
    expect(all.includes(own), own).toBe(false);
});

test("a new worker takes the place of the old one and keeps what was saved, until it is turned off", {
  tag: "@once",
}, async ({ page, baseURL }) => {
  const server = await startUpdatedSite(baseURL ?? "");
  try {
    await page.goto(`${server.origin}/wiki/quests`);
    await waitUntilSaved(page, "/wiki/quests");
    const before = await listSaved(page);

    server.update();
    await page.evaluate(async () => {
      const changed = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
      );
      await (await navigator.serviceWorker.ready).update();
      await changed;
    });

    const registrations = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ waiting, active }) => ({
        isWaiting: waiting !== null,
        address: active?.scriptURL,
      })),
    );
    expect(registrations).toEqual([{ isWaiting: false, address: `${server.origin}/service-worker.js` }]);
    expect(await listSaved(page)).toEqual(expect.arrayContaining(before));
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    server.turnOff();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => listSaved(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  } finally {
    await server.close();
  }
});

/** The site at another address, with a worker that changes and is turned off: browsers fetch it past everything that a test can route. */
async function startUpdatedSite(baseUrl: string) {
  let isNewer = false;
  let isOff = false;
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const source = isOff && path === "/service-worker.js" ? "/service-worker-off.js" : path;
    const reply = await fetch(new URL(source, baseUrl), { redirect: "manual" });
    const body = Buffer.from(await reply.arrayBuffer());
    const headers = Object.fromEntries(reply.headers);
    // What was compressed is not any more.
    delete headers["content-encoding"];
    delete headers["content-length"];
    delete headers["transfer-encoding"];
    const mark = isNewer && path === "/service-worker.js" ? "\n// newer\n" : "";
    response.writeHead(reply.status, headers).end(Buffer.concat([body, Buffer.from(mark)]));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    update: () => {
      isNewer = true;
    },
    turnOff: () => {
      isOff = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

test("a message to this device is shown with its page, and one press ends the subscription", {
  tag: "@once",
}, async ({ page, context }) => {
  const [worker] = await Promise.all([context.waitForEvent("serviceworker"), page.goto("/wiki")]);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const notice = {
    title: "Quarry",
    text: "Your record fell by 00'00\"03.",
    path: "/leaderboards",
    tag: "a1",
  };
  const done = await worker.evaluate(async (json) => {
    const done: unknown[] = [];
    // Headless browsers show nothing and subscribe nowhere.
    const note = (what: string, reply?: unknown) => async (one?: unknown, other?: unknown) => {
      done.push(JSON.parse(JSON.stringify([what, one, other].filter((each) => each !== undefined))));
      return reply;
    };
    const { registration, clients } = self as unknown as { registration: object; clients: object };
    Object.assign(Object.getPrototypeOf(registration), { showNotification: note("shown") });
    Object.assign(Object.getPrototypeOf(clients), { openWindow: note("opened") });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => ({ unsubscribe: note("ended") }),
    });
    // As the browser sends it, whose own event no script can make.
    const send = async (name: string, fields: object) => {
      let work: unknown;
      const waitUntil = (promise: unknown) => {
        work = promise;
      };
      self.dispatchEvent(Object.assign(new Event(name), { ...fields, waitUntil }));
      await work;
    };
    await send("push", { data: { text: () => json } });
    const notification = { data: { path: "/leaderboards" }, close: note("closed") };
    await send("notificationclick", { notification, action: "" });
    await send("notificationclick", { notification, action: "off" });
    return done;
  }, JSON.stringify(notice));
  const origin = new URL(page.url()).origin;
  expect(done).toMatchObject([
    ["shown", "Quarry", { body: notice.text, tag: "a1", data: { path: "/leaderboards" } }],
    ["closed"],
    ["opened", `${origin}/leaderboards`],
    ["closed"],
    ["ended"],
  ]);
});
