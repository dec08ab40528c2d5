import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { AwaySettings } from "@/components/notifications/AwaySettings";
import { WeeklyEmailOff } from "@/components/notifications/WeeklyEmailOff";
import { loadIdentity } from "@/lib/firebase/load";
import * as browser from "@/lib/push/this-browser";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { renderWithTheme } from "@/tests/support/render";
import { signedIn, withAuth } from "@/tests/support/signed-in";

const own = "a".repeat(40);
const subscription = {
  endpoint: "https://fcm.googleapis.com/fcm/send/1",
  keys: { p256dh: `B${"x".repeat(86)}`, auth: "y".repeat(22) },
};
const createdAt = "2026-11-20T12:00:00.000Z";
const devices = (...ids: string[]) => ({
  body: { message: "OK", key: "key", devices: ids.map((id) => ({ id, createdAt })) },
});
const email = (isOn: boolean, changes: object = {}) => ({
  body: { message: "OK", isOffered: true, isVerified: true, isOn, ...changes },
});
const wrapper = { wrapper: withAuth(signedIn(sessionOf("sable"))) };
const show = () => renderWithTheme(<AwaySettings uid="sable" />, wrapper);

beforeEach(() => {
  const identity = fakeIdentity(sessionOf("sable"));
  vi.mocked(loadIdentity).mockImplementation(async () => identity);
  vi.restoreAllMocks();
  vi.mocked(loadIdentity).mockImplementation(async () => identity);
  let isOn = false;
  vi.spyOn(browser, "getNoticeSupport").mockReturnValue("possible");
  vi.spyOn(browser, "readOwnDeviceId").mockImplementation(async () => (isOn ? own : null));
  vi.spyOn(browser, "subscribeBrowser").mockImplementation(async () => {
    isOn = true;
    return subscription;
  });
  vi.spyOn(browser, "endSubscription").mockImplementation(async () => {
    isOn = false;
  });
});

test("turns this device on with one press, which alone asks the browser, and off with the next", async () => {
  const calls = stubApi({
    "GET /api/user/devices": devices(),
    "POST /api/user/devices": devices(own),
    "DELETE /api/user/devices": devices(),
    "GET /api/user/digest": email(false),
  });
  const { user, container } = show();
  const on = await screen.findByRole("button", { name: "Turn on: notifications on this device" });
  await screen.findByRole("button", { name: "Turn on: weekly email" });
  await expectNoAxeViolations(container);
  expect(browser.subscribeBrowser).not.toHaveBeenCalled();
  await user.click(on);
  await user.click(await screen.findByRole("button", { name: "Turn off: notifications on this device" }));
  expect(await screen.findByRole("heading", { name: "Notifications on this device: off" })).toBeTruthy();
  expect(browser.subscribeBrowser).toHaveBeenCalledExactlyOnceWith("key");
  expect(browser.endSubscription).toHaveBeenCalledOnce();
  expect(calls.filter(({ call }) => !call.startsWith("GET")).map(({ body }) => body)).toEqual([
    { subscription },
    { id: own },
  ]);
});

test("turns all devices off, also from one that is none of them and cannot be", async () => {
  vi.mocked(browser.getNoticeSupport).mockReturnValue("impossible");
  const calls = stubApi({
    "GET /api/user/devices": devices("b".repeat(40), "c".repeat(40)),
    "DELETE /api/user/devices": devices(),
    "GET /api/user/digest": email(false, { isOffered: false }),
  });
  const { user, container } = show();
  expect(await screen.findByText(/This browser can't show them/)).toBeTruthy();
  await expectNoAxeViolations(container);
  expect(screen.queryByRole("button", { name: /Turn on/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Turn off on all devices (2)" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /all devices/ })).toBeNull());
  expect(calls.find(({ call }) => call.startsWith("DELETE"))?.body).toEqual({ id: "all" });
});

test("says so where the browser's owner says no, and sends nothing", async () => {
  vi.mocked(browser.subscribeBrowser).mockRejectedValue(new Error("Your browser blocks notifications."));
  const calls = stubApi({ "GET /api/user/devices": devices(), "GET /api/user/digest": email(false) });
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Turn on: notifications on this device" }));
  await waitFor(() => expect(document.body.textContent).toContain("Your browser blocks notifications."));
  expect(calls.every(({ call }) => call.startsWith("GET"))).toBe(true);
});

test("turns the weekly email on and off, and not on without a verified address", async () => {
  const calls = stubApi({
    "GET /api/user/devices": { body: { message: "OK", key: null, devices: [] } },
    "GET /api/user/digest": email(false),
    "POST /api/user/digest": ({ body }) => email(JSON.stringify(body).includes("true")),
  });
  const { user, unmount } = show();
  await user.click(await screen.findByRole("button", { name: "Turn on: weekly email" }));
  await user.click(await screen.findByRole("button", { name: "Turn off: weekly email" }));
  expect(await screen.findByRole("heading", { name: "Weekly email: off" })).toBeTruthy();
  expect(screen.queryByText(/on this device/)).toBeNull();
  expect(calls.filter(({ call }) => call.startsWith("POST")).map(({ body }) => body)).toEqual([
    { isOn: true },
    { isOn: false },
  ]);
  unmount();
  stubApi({
    "GET /api/user/devices": devices(),
    "GET /api/user/digest": email(false, { isVerified: false }),
  });
  show();
  expect(await screen.findByText(/Verify your email address/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /weekly email/ })).toBeNull();
});

test("the link of an email turns it off with one press, without a sign-in, and says where it failed", async () => {
  window.history.replaceState(null, "", "/user/weekly-email?token=abc.def");
  const off = "POST /api/user/digest/off?token=abc.def";
  const refusal = { status: 404, body: { message: "This link is not valid.", code: "not-found" } };
  stubApi({ [off]: refusal });
  const { user, container, unmount } = renderWithTheme(<WeeklyEmailOff />);
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole("button", { name: "Turn off the weekly email" }));
  expect((await screen.findByRole("alert")).textContent).toContain("This link is not valid.");
  unmount();
  const calls = stubApi({ [off]: { body: { message: "OK" } } });
  const again = renderWithTheme(<WeeklyEmailOff />);
  await again.user.click(screen.getByRole("button", { name: "Turn off the weekly email" }));
  expect((await screen.findByRole("status")).textContent).toContain("The weekly email is off.");
  expect(calls).toHaveLength(1);
  window.history.replaceState(null, "", "/");
});
