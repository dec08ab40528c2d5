import { notifications } from "@mantine/notifications";
import { act, screen, waitFor, within } from "@testing-library/react";
import Cookies from "js-cookie";
import { StrictMode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { LoginReward } from "@/components/account/LoginReward";
import { loadIdentity } from "@/lib/firebase/load";
import { type FakeReply, stubApi } from "@/tests/support/fake-api";
import { type FakeIdentity, fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { renderWithTheme } from "@/tests/support/render";
import { signedIn, signedOut, withAuth } from "@/tests/support/signed-in";

const now = new Date("2026-11-20T12:00:00.000Z");
const expires = "2026-11-21T00:00:00.000Z";
const paid: FakeReply = { body: { message: "OK", expires } };

let identity: FakeIdentity;
beforeEach(() => {
  vi.useFakeTimers({ now, shouldAdvanceTime: true });
  identity = fakeIdentity(sessionOf("maple"));
  vi.mocked(loadIdentity).mockImplementation(async () => identity);
});

function arrive(uid = "maple") {
  return renderWithTheme(
    <StrictMode>
      <LoginReward />
    </StrictMode>,
    { wrapper: withAuth(signedIn(sessionOf(uid))) },
  );
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(300));

test("paid: a green notice, once, and a flag until the expiry", async () => {
  const calls = stubApi({ "GET /api/user/login-reward": paid });
  arrive();
  const title = await screen.findByText("+5 Coins");
  const notice = title.closest<HTMLElement>(".mantine-Notification-root");
  expect(notice?.style.getPropertyValue("--notification-color")).toMatch(/green/);
  expect(within(notice as HTMLElement).getByText("Daily login reward")).toBeTruthy();
  expect(screen.getAllByText("+5 Coins")).toHaveLength(1);
  expect(calls).toEqual([{ call: "GET /api/user/login-reward", token: "token-of-maple", body: undefined }]);
  expect(Cookies.get("LoginReward")).toBe("true");
  vi.setSystemTime(expires);
  expect(Cookies.get("LoginReward")).toBeUndefined();
});

test("the notice stays for as long as the site's usual ones, and goes by itself", async () => {
  const shown = vi.spyOn(notifications, "show");
  stubApi({ "GET /api/user/login-reward": paid });
  arrive();
  await screen.findByText("+5 Coins");
  expect(shown.mock.calls.map(([notice]) => notice.autoClose)).toEqual([undefined]);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await waitFor(() => expect(screen.queryByText("+5 Coins")).toBeNull());
});

test("had already: the flag is stored in silence", async () => {
  stubApi({ "GET /api/user/login-reward": { body: { message: "Early", expires } } });
  arrive();
  await waitFor(() => expect(Cookies.get("LoginReward")).toBe("true"));
  await settle();
  expect(screen.queryByText("+5 Coins")).toBeNull();
});

test("nothing is asked while the flag is stored", async () => {
  const calls = stubApi({ "GET /api/user/login-reward": paid });
  Cookies.set("LoginReward", "true");
  Cookies.set("DailyOwner", "maple");
  arrive();
  await settle();
  expect(calls).toEqual([]);
});

test("another account on the same browser gets its own", async () => {
  stubApi({ "GET /api/user/login-reward": paid });
  Cookies.set("LoginReward", "true");
  Cookies.set("DailyQuestionDone", "true");
  Cookies.set("DailyOwner", "maple");
  arrive("felix");
  await screen.findByText("+5 Coins");
  expect(Cookies.get()).toEqual({ LoginReward: "true", DailyOwner: "felix" });
});

test.each<[string, FakeReply]>([
  ["refused", { status: 503, body: { message: "Later.", code: "unavailable" } }],
  ["unanswered", new TypeError("Failed to fetch")],
  ["answered with nonsense", { body: { message: "Perhaps" } }],
])("%s: silence, and the next visit asks again", async (_, reply) => {
  let next = reply;
  const calls = stubApi({ "GET /api/user/login-reward": () => next });
  const { unmount } = arrive();
  await waitFor(() => expect(calls).toHaveLength(1));
  await settle();
  expect(document.querySelector(".mantine-Notification-root")).toBeNull();
  expect(Cookies.get("LoginReward")).toBeUndefined();
  unmount();
  next = paid;
  arrive();
  await screen.findByText("+5 Coins");
  expect(calls).toHaveLength(2);
});

test("without a token nothing is sent", async () => {
  const calls = stubApi({});
  identity.idToken.mockResolvedValue(null);
  arrive();
  await settle();
  expect(calls).toEqual([]);
});

test("visitors ask for nothing", async () => {
  const calls = stubApi({});
  renderWithTheme(<LoginReward />, { wrapper: withAuth(signedOut) });
  await settle();
  expect(calls).toEqual([]);
});
