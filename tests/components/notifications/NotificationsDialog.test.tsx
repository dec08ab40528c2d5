import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { NotificationsDialog } from "@/components/notifications/NotificationsDialog";
import { loadIdentity } from "@/lib/firebase/load";
import type { Notification } from "@/lib/notifications/schema";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { renderWithTheme } from "@/tests/support/render";
import { signedIn, withAuth } from "@/tests/support/signed-in";

beforeEach(() => {
  const identity = fakeIdentity(sessionOf("rook"));
  vi.mocked(loadIdentity).mockImplementation(async () => identity);
});

const verified: Notification = {
  id: "a".repeat(24),
  kind: "run-verified",
  ref: "r1",
  values: { quest: "Chatacabra", time: "04'00\"00" },
  count: 1,
  createdAt: "2026-11-20T12:34:56.000Z",
  isRead: false,
};
const liked: Notification = {
  ...verified,
  id: "b".repeat(24),
  kind: "build-liked",
  ref: "b1",
  values: { title: "Bow" },
  count: 3,
  isRead: true,
};
const reply = (notifications: Notification[], muted: string[] = []) => ({
  body: { message: "OK", notifications, nextCursor: null, unread: 1, muted },
});

function show(unread = 1) {
  const onClose = vi.fn();
  const dialog = (count: number) => <NotificationsDialog uid="rook" unread={count} onClose={onClose} />;
  const view = renderWithTheme(dialog(unread), { wrapper: withAuth(signedIn(sessionOf("rook"))) });
  return { ...view, onClose, follow: (count: number) => view.rerender(dialog(count)) };
}

test("lists what happened with its page and moment, the unread ones marked in words", async () => {
  stubApi({ "GET /api/user/notifications": reply([verified, liked]) });
  show();
  const links = await screen.findAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    [
      "Unread: Your run of Chatacabra in 04'00\"00 was verified.2026-11-20 12:34 UTC",
      "/leaderboards/runs/r1",
    ],
    ["3 new likes for “Bow”.2026-11-20 12:34 UTC", "/wiki/builds/b1"],
  ]);
  await expectNoAxeViolations(document.body);
});

test("marks one that is followed, and closes", async () => {
  const calls = stubApi({
    "GET /api/user/notifications": reply([verified]),
    "POST /api/user/notifications": { body: { message: "OK", unread: 0 } },
  });
  const { user, onClose } = show();
  const link = await screen.findByRole("link", { name: /was verified/ });
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  await waitFor(() => expect(calls.some(({ call }) => call.startsWith("POST"))).toBe(true));
  expect(calls.find(({ call }) => call.startsWith("POST"))?.body).toEqual({ read: verified.id });
  expect(onClose).toHaveBeenCalled();
});

test("marks all, once there is something to mark", async () => {
  const calls = stubApi({
    "GET /api/user/notifications": reply([verified]),
    "POST /api/user/notifications": { body: { message: "OK", unread: 0 } },
  });
  const { user, follow } = show(0);
  await screen.findByRole("link");
  const button = screen.getByRole("button", { name: "Mark all as read" });
  await user.click(button);
  expect(calls.filter(({ call }) => call.startsWith("POST"))).toEqual([]);
  follow(1);
  await user.click(button);
  await waitFor(() => expect(calls.filter(({ call }) => call.startsWith("POST"))).toHaveLength(1));
  expect(calls.find(({ call }) => call.startsWith("POST"))?.body).toEqual({ read: "all" });
});

test("fetches the list again when the live count changes", async () => {
  const replies = [reply([liked]), reply([verified, liked])];
  stubApi({ "GET /api/user/notifications": () => replies.shift() ?? reply([verified, liked]) });
  const { follow } = show(0);
  expect(await screen.findAllByRole("link")).toHaveLength(1);
  follow(1);
  await waitFor(() => expect(screen.getAllByRole("link")).toHaveLength(2));
});

test("turns kinds off and on, each at once", async () => {
  let muted = ["build-liked"];
  const calls = stubApi({
    "GET /api/user/notifications": () => reply([verified], muted),
    "POST /api/user/notifications/preferences": ({ body }) => {
      muted = (body as { muted: string[] }).muted;
      return { body: { message: "OK", muted } };
    },
  });
  const { user } = show();
  await screen.findByRole("link");
  await user.click(screen.getByRole("button", { name: "Settings" }));
  const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
  expect([box("Build liked").checked, box("Run verified").checked]).toEqual([false, true]);
  expect(screen.queryByRole("checkbox", { name: "Moderation" })).toBeNull();
  await expectNoAxeViolations(document.body);
  await user.click(box("Run verified"));
  await waitFor(() => expect(box("Run verified").checked).toBe(false));
  await user.click(box("Build liked"));
  await waitFor(() => expect(box("Build liked").checked).toBe(true));
  const sent = calls.filter(({ call }) => call.startsWith("POST")).map(({ body }) => body);
  expect(sent).toEqual([{ muted: ["build-liked", "run-verified"] }, { muted: ["run-verified"] }]);
});

test("says what to expect where there is nothing yet, and what failed where it did", async () => {
  stubApi({ "GET /api/user/notifications": reply([]) });
  const { unmount } = show(0);
  expect(await screen.findByText("No notifications yet")).toBeTruthy();
  unmount();
  stubApi({
    "GET /api/user/notifications": { status: 503, body: { message: "Down.", code: "unavailable" } },
  });
  show(0);
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("The notifications could not be loaded")).toBeTruthy();
});
