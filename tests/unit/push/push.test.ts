import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { countTraces } from "@/lib/account-data/find-traces.server";
import { personalDocuments } from "@/lib/account-data/personal-documents.server";
import { afterCommit, runTransaction } from "@/lib/api/run-transaction.server";
import { runAsAccount } from "@/lib/auth/acting-account.server";
import { setBuildLike } from "@/lib/builds/like-build.server";
import { follow } from "@/lib/follows/follow.server";
import { pushNews } from "@/lib/follows/push-news.server";
import { followBodySchema } from "@/lib/follows/schema";
import { listNotifications } from "@/lib/notifications/list-notifications.server";
import { eraseDocuments } from "@/lib/publishing/personal-documents.server";
import { addDevice, listDevices, removeDevice } from "@/lib/push/devices.server";
import { isPushEndpoint } from "@/lib/push/push-endpoint";
import { readPushKeys } from "@/lib/push/push-key.server";
import { addDeviceBodySchema } from "@/lib/push/schema";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { actorOf } from "@/tests/support/actors";
import { addVerified, hunterOf } from "@/tests/support/leaderboards/runs";
import { addPublishedBuild, openModeration } from "@/tests/support/moderation/cases";
import { patience } from "@/tests/support/patience";
import { createPushDevice, createPushKey, type PushDevice } from "@/tests/support/push-device";

const key = createPushKey();
type Sent = { readonly address: string; readonly init: RequestInit };
let sent: Sent[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  vi.stubEnv("QUARRY_PUSH_KEY", key);
  sent = [];
  answer = async () => new Response(null, { status: 201 });
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    sent.push({ address, init });
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const arrive = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count), patience);
const read = (device: PushDevice, { init }: Sent) => device.read(init.body as Uint8Array);

describe("the address of a device", () => {
  test.each([
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://wns2-par02p.notify.windows.com/w/?token=abc",
    "https://web.push.apple.com/abc",
  ])("may be %s", (address) => expect(isPushEndpoint(address)).toBe(true));

  test.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/x",
    "https://[::1]/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evil.example/fcm.googleapis.com",
    "https://evilpush.apple.com.example/",
    "https://push.apple.com.evil.example/",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com@evil.example/x",
    "https://user:word@fcm.googleapis.com/x",
    "https://fcm.googleapis.com\\@evil.example/x",
    "file:///etc/passwd",
    "//fcm.googleapis.com/x",
    `https://fcm.googleapis.com/${"x".repeat(1024)}`,
    "",
  ])("is never %s", (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(false);
    const { keys } = createPushDevice().body.subscription;
    expect(addDeviceBodySchema.safeParse({ subscription: { endpoint, keys } }).success).toBe(false);
  });
});

describe("devices", () => {
  test("are five at most, the first goes for a further one, and each is there once", async () => {
    const place = await openModeration();
    const own = Array.from({ length: 6 }, () => createPushDevice());
    for (const { body } of [...own, ...own.slice(5)]) await addDevice(place, hunterOf("rook"), body);
    const stored = await place.db.collection("devices").get();
    expect(stored.docs.map((each) => each.get("endpoint")).toSorted()).toEqual(
      own.slice(1).map(({ endpoint }) => endpoint),
    );
    const limit = await place.db.collection("limits").where("action", "==", "devices").get();
    expect(limit.docs[0]?.get("count")).toBe(6);
  });

  test("are of whoever turned them on last in that browser", async () => {
    const place = await openModeration();
    const { body } = createPushDevice();
    await addDevice(place, hunterOf("rook"), body);
    const { devices } = await addDevice(place, hunterOf("sable"), body);
    expect(devices).toHaveLength(1);
    expect((await listDevices(place, hunterOf("rook"))).devices).toEqual([]);
    await removeDevice(place, hunterOf("rook"), { id: devices[0]?.id ?? "all" });
    expect((await listDevices(place, hunterOf("sable"))).devices).toEqual(devices);
    await removeDevice(place, hunterOf("sable"), { id: "all" });
    expect((await getUserRef(place.db, "sable").get()).get("hasDevices")).toBe(false);
  });

  test("are refused, and nothing is sent, where the operator has set no key", async () => {
    const place = await openModeration();
    await addDevice(place, hunterOf("rook"), createPushDevice().body);
    vi.stubEnv("QUARRY_PUSH_KEY", "");
    expect(readPushKeys()).toBeNull();
    expect(await listDevices(place, hunterOf("rook"))).toMatchObject({ key: null });
    await expect(addDevice(place, hunterOf("rook"), createPushDevice().body)).rejects.toMatchObject({
      status: 409,
    });
    await setBuildLike(place, hunterOf("sable"), {
      id: await addPublishedBuild(place, "rook"),
      isLiking: true,
    });
    expect(await pushNews(place)).toEqual({ done: 0, hasMore: false });
    expect(sent).toEqual([]);
  });

  test("go with the account, and their secrets into no download", async () => {
    const place = await openModeration();
    await addDevice(place, hunterOf("rook"), createPushDevice().body);
    const { listOf, toExported } = personalDocuments.devices;
    const [document] = (await listOf(place.db, "rook").get()).docs;
    const exported = document && toExported({ id: document.id, ...document.data() });
    expect(Object.keys(exported ?? {}).toSorted()).toEqual(["createdAt", "endpoint", "id", "newsAt", "uid"]);
    for (const documents of [personalDocuments.devices, personalDocuments.limits])
      expect(await eraseDocuments(place, documents, "rook")).toBe(1);
    await place.db.recursiveDelete(getUserRef(place.db, "rook"));
    expect(await countTraces(place.db, "rook")).toBe(0);
  });
});

describe("a notification", () => {
  test("of a lost record is shown on all devices, sealed for each, and names the site as its sender", async () => {
    const place = await openModeration();
    const devices = [createPushDevice(), createPushDevice("https://web.push.apple.com")];
    for (const { body } of devices) await addDevice(place, hunterOf("rook"), body);
    const run = await addVerified(place, "rook", { time: "04'00\"00" });
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(1), patience);
    sent = [];
    const faster = await addVerified(place, "sable", { time: "03'59\"97" });
    await arrive(2);
    expect(run).not.toBe(faster);
    for (const device of devices) {
      const message = sent.find(({ address }) => address === device.endpoint);
      if (!message) throw new Error(`Nothing came to ${device.endpoint}.`);
      expect(read(device, message)).toMatchObject({
        title: "Quarry",
        text: expect.stringMatching(/^Your record in .* fell by 00'00"03, to 03'59"97\.$/),
        path: `/leaderboards/runs/${faster}`,
      });
      const headers = new Headers(message.init.headers);
      const token = /^vapid t=([\w-]+)\.([\w-]+)\.[\w-]+, k=([\w-]+)$/.exec(
        headers.get("authorization") ?? "",
      );
      expect(token?.[3]).toBe(readPushKeys()?.publicKey);
      expect(JSON.parse(Buffer.from(token?.[2] ?? "", "base64url").toString())).toMatchObject({
        aud: new URL(device.endpoint).origin,
        sub: "mailto:hello@quarry.example",
      });
      expect(message.init).toMatchObject({ redirect: "error", method: "POST" });
    }
  });

  test("that joins an unread one makes no further sound, nor one of what somebody does themselves", async () => {
    const place = await openModeration();
    const device = createPushDevice();
    const id = await addPublishedBuild(place, "rook");
    await addDevice(place, hunterOf("rook"), device.body);
    await setBuildLike(place, hunterOf("sable"), { id, isLiking: true });
    await arrive(1);
    await setBuildLike(place, hunterOf("wren"), { id, isLiking: true });
    await runAsAccount("rook", () => addPublishedBuild(place, "rook"));
    expect((await listNotifications(place, actorOf("rook"), undefined)).unread).toBeGreaterThan(0);
    expect(sent).toHaveLength(1);
  });

  test("is stored while the push service hangs, fails or is gone, and who is gone is forgotten", async () => {
    const place = await openModeration();
    const [gone, other] = [createPushDevice(), createPushDevice()];
    await addDevice(place, hunterOf("rook"), gone.body);
    const builds: string[] = [];
    for (let count = 0; count < 4; count += 1) builds.push(await addPublishedBuild(place, "rook"));
    const like = (at: number) =>
      setBuildLike(place, hunterOf("sable"), { id: builds[at] ?? "", isLiking: true });
    answer = () => new Promise(() => {});
    await like(0);
    await arrive(1);
    answer = () => Promise.reject(new Error("no such host"));
    await like(1);
    await arrive(2);
    answer = async () => new Response(null, { status: 500 });
    await like(2);
    await arrive(3);
    const countDevices = async () => (await place.db.collection("devices").get()).size;
    expect(await countDevices()).toBe(1);
    answer = async () => new Response(null, { status: sent.at(-1)?.address === gone.endpoint ? 410 : 201 });
    await like(3);
    await vi.waitFor(async () => expect(await countDevices()).toBe(0), patience);
    const { notifications } = await listNotifications(place, actorOf("rook"), undefined);
    expect(notifications.filter(({ kind }) => kind === "build-liked")).toHaveLength(4);
    expect((await getUserRef(place.db, "rook").get()).get("hasDevices")).toBe(false);
    await addDevice(place, hunterOf("rook"), other.body);
    expect(await countDevices()).toBe(1);
  });

  test("of a transaction that does not commit is not shown", async () => {
    const place = await openModeration();
    const told: string[] = [];
    const write = (name: string, fails: boolean) =>
      runTransaction(place.db, [], async (transaction) => {
        await transaction.get(getUserRef(place.db, "rook"));
        afterCommit(transaction, () => void told.push(name));
        expect(told).not.toContain(name);
        if (fails) throw new Error("refused");
      });
    await write("first", false);
    await expect(write("second", true)).rejects.toThrow("refused");
    expect(told).toEqual(["first"]);
  });
});

test("news of what somebody follows come to their devices once an hour, although they do not", async () => {
  const place = await openModeration();
  const device = createPushDevice();
  await follow(place, actorOf("rook"), followBodySchema.parse({ key: "hunter:sable", isFollowed: true }));
  await addDevice(place, hunterOf("rook"), device.body);
  await pushNews(place);
  await addPublishedBuild(place, "sable");
  place.wait(30 * 60_000);
  expect(await pushNews(place)).toEqual({ done: 0, hasMore: false });
  place.wait(31 * 60_000);
  expect(await pushNews(place)).toEqual({ done: 1, hasMore: false });
  await arrive(1);
  const [message] = sent;
  expect(message && read(device, message)).toMatchObject({ text: "sable: 1 build.", path: "/user/sable" });
});
