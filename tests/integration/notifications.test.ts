import { describe, expect, test } from "vitest";
import {
  markNotificationsResponseSchema,
  notificationPreferencesResponseSchema,
  notificationsResponseSchema,
} from "@/lib/notifications/schema";
import { createSignedIn, type SignedInAccount } from "../support/accounts";
import { callApi } from "../support/api";
import { postBuild, savePublishedBuild } from "../support/builds/saved-builds";
import { testStore } from "../support/store";

const path = "/api/user/notifications";
const send = (account: SignedInAccount, body: Record<string, unknown>, to = path) =>
  callApi(to, { method: "POST", token: account.idToken, body });

async function list(account: SignedInAccount) {
  return notificationsResponseSchema.parse((await callApi(path, { token: account.idToken })).body);
}

async function readUnread({ uid }: SignedInAccount) {
  return (await testStore().readDoc(`users/${uid}`))?.unread;
}

describe("notifications", () => {
  test("of twenty likes at once are one, counted in the user document, until it is read", async () => {
    const rook = await createSignedIn();
    const { id } = await savePublishedBuild(rook);
    const hunters = await Promise.all(Array.from({ length: 20 }, () => createSignedIn()));
    await Promise.all([...hunters, ...hunters].map((hunter) => postBuild(`/${id}/like`, hunter)));
    const { notifications, unread } = await list(rook);
    expect(notifications.filter(({ kind }) => kind === "build-liked")).toMatchObject([
      { ref: id, count: 20, isRead: false },
    ]);
    expect(await readUnread(rook)).toBe(unread);

    const read = notifications.find(({ kind }) => kind === "build-liked")?.id ?? "";
    const marked = await send(rook, { read });
    expect(markNotificationsResponseSchema.parse(marked.body).unread).toBe(unread - 1);
    expect((await send(await createSignedIn(), { read })).status).toBe(404);
    expect(markNotificationsResponseSchema.parse((await send(rook, { read: "all" })).body).unread).toBe(0);
    expect(await readUnread(rook)).toBe(0);
  });

  test("of a kind that is turned off are not written", async () => {
    const rook = await createSignedIn();
    const { id } = await savePublishedBuild(rook);
    const reply = await send(rook, { muted: ["build-liked"] }, `${path}/preferences`);
    expect(notificationPreferencesResponseSchema.parse(reply.body).muted).toEqual(["build-liked"]);
    await postBuild(`/${id}/like`, await createSignedIn());
    const { notifications, muted } = await list(rook);
    expect(muted).toEqual(["build-liked"]);
    expect(notifications.filter(({ kind }) => kind === "build-liked")).toEqual([]);
  });

  test.each([
    [{ read: "everything" }, path],
    [{ read: "all", uid: "someone" }, path],
    [{ muted: ["moderation"] }, `${path}/preferences`],
    [{ muted: "all" }, `${path}/preferences`],
  ])("refuse %j with 400", async (body, to) => {
    expect((await send(await createSignedIn(), body, to)).status).toBe(400);
  });

  test("are nobody's without a session", async () => {
    expect((await callApi(path)).status).toBe(401);
    expect((await callApi(path, { method: "POST", body: { read: "all" } })).status).toBe(401);
  });
});
