import { renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useWatchedUser } from "@/hooks/account/use-watched-user";
import { loadIdentity } from "@/lib/firebase/load";
import { stubApi } from "@/tests/support/fake-api";
import { type FakeIdentity, fakeIdentity, sessionOf } from "@/tests/support/fake-identity";

const maple = { displayName: "Maple", photoURL: null, coins: 40, icon: null, unread: 0 };
const openedSession = { body: { message: "OK", user: { ...maple, coins: 0 } } };

let identity: FakeIdentity;
beforeEach(() => {
  identity = fakeIdentity(sessionOf("maple"));
  vi.mocked(loadIdentity)
    .mockReset()
    .mockImplementation(async () => identity);
});

function watch(uid: string | null) {
  return renderHook(({ uid: watched }) => useWatchedUser(watched), { initialProps: { uid } });
}

test("nothing is loaded for nobody", () => {
  const { result } = watch(null);
  expect(result.current).toMatchObject({ user: null, failed: false });
  expect(loadIdentity).not.toHaveBeenCalled();
});

test("the document shows as it changes", async () => {
  const { result } = watch("maple");
  await waitFor(() => expect(identity.watched).toEqual(["maple"]));
  identity.writeUser(maple);
  expect(result.current.user).toEqual(maple);
  identity.writeUser({ ...maple, coins: 50 });
  expect(result.current.user?.coins).toBe(50);
});

test("a missing document is created by the server, once for all who miss it", async () => {
  const calls = stubApi({ "POST /api/user/session": openedSession });
  watch("maple");
  const { result } = watch("maple");
  await waitFor(() => expect(identity.watched).toHaveLength(2));
  identity.writeUser(null);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({ call: "POST /api/user/session", token: "token-of-maple" });
  identity.writeUser(maple);
  expect(result.current).toMatchObject({ user: maple, failed: false });
  expect(calls).toHaveLength(1);
});

test("a document that cannot be created is a failure, not a wait without end", async () => {
  stubApi({ "POST /api/user/session": { status: 503, body: { message: "Later.", code: "unavailable" } } });
  const { result } = watch("maple");
  await waitFor(() => expect(identity.watched).toHaveLength(1));
  identity.writeUser(null);
  await waitFor(() => expect(result.current).toMatchObject({ user: null, failed: true }));
});

test("a watch that breaks keeps what was known last", async () => {
  const { result } = watch("maple");
  await waitFor(() => expect(identity.watched).toHaveLength(1));
  identity.writeUser(maple);
  identity.breakWatch();
  expect(result.current).toMatchObject({ user: maple, failed: true });
});

test("another account never sees the last one's coins", async () => {
  const { result, rerender } = watch("maple");
  await waitFor(() => expect(identity.watched).toHaveLength(1));
  identity.writeUser(maple);
  identity = fakeIdentity(sessionOf("felix"));
  rerender({ uid: "felix" });
  expect(result.current.user).toBeNull();
  await waitFor(() => expect(identity.watched).toEqual(["felix"]));
  expect(result.current.user).toBeNull();
});

test("the watch ends with the component, also one that is on its way", async () => {
  const first = watch("maple");
  await waitFor(() => expect(identity.watched).toHaveLength(1));
  first.unmount();
  expect(identity.watched).toEqual([]);

  const second = watch("maple");
  second.unmount();
  await Promise.resolve();
  expect(identity.watched).toEqual([]);
});

test("sign-in code that does not load is a failure", async () => {
  vi.mocked(loadIdentity).mockRejectedValue(new Error("ChunkLoadError"));
  const { result } = watch("maple");
  await waitFor(() => expect(result.current.failed).toBe(true));
});
