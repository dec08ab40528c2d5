import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { accountExportSchema } from "@/lib/account-data/schema";
import { digestResponseSchema } from "@/lib/digest/schema";
import { encodeFields } from "@/lib/firebase/embedded-schema";
import { devicesResponseSchema } from "@/lib/push/schema";
import { createSignedIn, type SignedInAccount } from "../support/accounts";
import { callApi } from "../support/api";
import { buildContent } from "../support/builds/stored-build";
import { testEnvironment } from "../support/environment";
import { startSmtp } from "../support/fake-smtp";
import { type OwnServer, startOwnServer } from "../support/own-server";
import { patience } from "../support/patience";
import { createPushDevice, createPushKey } from "../support/push-device";
import { testStore } from "../support/store";

const token = randomUUID();
let servers: OwnServer[] = [];
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let pushService: Server;
const pushed: { readonly path: string; readonly body: Buffer; readonly authorization: string | undefined }[] =
  [];
let pushStatus = 201;

beforeAll(async () => {
  smtp = await startSmtp();
  pushService = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => void chunks.push(chunk));
    request.on("end", () => {
      const { url: path = "", headers } = request;
      pushed.push({ path, body: Buffer.concat(chunks), authorization: headers.authorization });
      response.writeHead(pushStatus).end();
    });
  });
  await new Promise<void>((resolve) => pushService.listen(0, "127.0.0.1", resolve));
  const { port } = pushService.address() as AddressInfo;
  // The server sends to known push services alone; one of them is here.
  const preload = `const real = fetch; globalThis.fetch = (to, init) => String(to).startsWith("https://fcm.googleapis.com/") ? real("http://127.0.0.1:${port}" + new URL(to).pathname, init) : real(to, init);`;
  const env = {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}`,
    QUARRY_PUSH_KEY: createPushKey(),
    QUARRY_MAIL_SMTP: smtp.address,
    QUARRY_MAIL_FROM: "news@quarry.test",
    QUARRY_MAIL_SECRET: randomUUID(),
    QUARRY_JOBS_TOKEN: token,
  };
  // Two processes have one store on the emulators alone.
  const names = testEnvironment().backend === "emulators" ? ["away", "away-too"] : ["away"];
  servers = await Promise.all(names.map((name) => startOwnServer(name, env)));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await smtp.stop();
  pushService.close();
});

function call(path: string, account: SignedInAccount | null, method = "GET", body?: unknown, at = 0) {
  return callApi(`${servers[at]?.url}${path}`, {
    method,
    ...(account && { token: account.idToken }),
    ...(body !== undefined && { body }),
  });
}

async function listDevices(account: SignedInAccount) {
  return devicesResponseSchema.parse((await call("/api/user/devices", account)).body);
}

/** A published build; each like of it by another hunter is one notification of its owner, while it is unread. */
async function publish(account: SignedInAccount): Promise<string> {
  const saved = await call("/api/builds", account, "POST", { key: randomUUID(), ...buildContent() });
  const { id } = (saved.body as { build: { id: string } }).build;
  expect((await call(`/api/builds/${id}/publish`, account, "POST")).status).toBe(200);
  return id;
}

async function writeDoc(path: string, data: Record<string, unknown>): Promise<void> {
  if (testEnvironment().backend === "emulators") return testStore().writeDoc(path, data);
  const body = { op: "write", path, data: encodeFields(data) };
  expect((await call("/api/embedded/documents", null, "POST", body)).status).toBe(200);
}

test("a notification reaches a device, sealed, until the device is gone or its owner turns it off", async () => {
  const rook = await createSignedIn();
  const device = createPushDevice();
  const { subscription } = device.body;
  for (const endpoint of ["https://127.0.0.1/x", "http://fcm.googleapis.com/x", "https://evil.example/x"]) {
    const body = { subscription: { ...subscription, endpoint } };
    expect((await call("/api/user/devices", rook, "POST", body)).status, endpoint).toBe(400);
  }
  expect((await call("/api/user/devices", null, "POST", device.body)).status).toBe(401);
  const added = devicesResponseSchema.parse(
    (await call("/api/user/devices", rook, "POST", device.body)).body,
  );
  expect(added.devices).toHaveLength(1);
  expect(added.key).toMatch(/^B[\w-]{86}$/);

  const [first, second] = [await publish(rook), await publish(rook)];
  const own = () => pushed.filter(({ path }) => device.endpoint.endsWith(path));
  await call(`/api/builds/${first}/like`, await createSignedIn(), "POST");
  await vi.waitFor(() => expect(own()).toHaveLength(1), patience);
  const [message] = own();
  expect(device.read(message?.body ?? Buffer.alloc(0))).toMatchObject({
    text: expect.stringMatching(/^1 new like for “/),
    path: `/wiki/builds/${first}`,
  });
  expect(message?.authorization).toContain(`k=${added.key}`);
  expect(message?.body.toString("latin1")).not.toContain("new like");

  pushStatus = 410;
  await call(`/api/builds/${second}/like`, await createSignedIn(), "POST");
  await vi.waitFor(async () => expect((await listDevices(rook)).devices).toEqual([]), patience);
  pushStatus = 201;
  const again = devicesResponseSchema.parse(
    (await call("/api/user/devices", rook, "POST", device.body)).body,
  );
  const [{ id } = { id: "" }] = again.devices;
  expect((await call("/api/user/devices", await createSignedIn(), "DELETE", { id })).status).toBe(200);
  expect((await listDevices(rook)).devices).toHaveLength(1);
  await call("/api/user/devices", rook, "DELETE", { id });
  expect((await listDevices(rook)).devices).toEqual([]);
});

test("the weekly email is sent once by all processes, and its link turns it off without a sign-in", async () => {
  const rook = await createSignedIn();
  const build = await publish(rook);
  await call(`/api/builds/${build}/like`, await createSignedIn(), "POST");
  const unverified = await createSignedIn({ emailVerified: false });
  expect((await call("/api/user/digest", unverified, "POST", { isOn: true })).status).toBe(409);
  const read = async () => digestResponseSchema.parse((await call("/api/user/digest", rook)).body);
  expect(await read()).toMatchObject({ isOffered: true, isVerified: true, isOn: false });
  await call("/api/user/digest", rook, "POST", { isOn: true });
  const week = 7 * 86_400_000;
  const due = { dueAt: new Date(Date.now() - 1000), coveredTo: new Date(Date.now() - week), failures: 0 };
  await writeDoc(`digests/${rook.uid}`, { uid: rook.uid, ...due });

  const exported = accountExportSchema.parse((await call("/api/user/export", rook)).body);
  expect(exported.weeklyEmails).toMatchObject([{ uid: rook.uid }]);

  const runJob = (at: number) =>
    callApi(`${servers[at]?.url}/api/jobs`, {
      ...{ method: "POST", token, body: { jobs: ["weekly-emails"] } },
    });
  const runs = await Promise.all([0, 1, 2, 3].map((turn) => runJob(turn % servers.length)));
  expect(runs.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const own = () => smtp.mails.filter(({ to }) => to === rook.email);
  expect(own()).toHaveLength(1);
  const address = /^<(.+)>$/.exec(own()[0]?.headers.get("list-unsubscribe") ?? "")?.[1] ?? "";
  const { pathname, search } = new URL(address);

  const opened = await call(`${pathname}${search}`, null);
  expect(opened.status).toBe(303);
  expect(opened.headers.get("location")).toBe(`/user/weekly-email${search}`);
  expect((await read()).isOn).toBe(true);
  const press = (query: string) =>
    callApi(`${servers[0]?.url}${pathname}${query}`, {
      method: "POST",
      rawBody: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  expect((await press(`${search}x`)).status).toBe(404);
  expect((await read()).isOn).toBe(true);
  expect((await press(search)).status).toBe(200);
  expect((await press(search)).status).toBe(200);
  expect((await read()).isOn).toBe(false);
});
