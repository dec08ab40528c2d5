import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { NotesHost } from "@/components/shell/NotesHost";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { renderInShell } from "@/tests/support/shell";

beforeEach(() => localStorage.clear());

const announcement = { id: "a".repeat(24), text: "Maintenance on Sunday", href: "/leaderboards" };
const reply = (found: unknown) => ({
  "GET /api/announcements": { body: { message: "OK", announcement: found } },
});

test("shows what is announced, with its link, until it is closed for good", async () => {
  stubApi(reply(announcement));
  const { user, unmount } = renderInShell(<NotesHost />);
  const link = await screen.findByRole("link", { name: "Maintenance on Sunday" });
  expect(link.getAttribute("href")).toBe("/leaderboards");
  await expectNoAxeViolations(document.body);
  await user.click(screen.getByRole("button", { name: "Close announcement" }));
  expect(screen.queryByText("Maintenance on Sunday")).toBeNull();
  unmount();
  const calls = stubApi(reply(announcement));
  renderInShell(<NotesHost />);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByText("Maintenance on Sunday")).toBeNull();
});

test("leads to no other site, whatever the answer says", async () => {
  stubApi(reply({ ...announcement, href: "https://elsewhere.test/" }));
  renderInShell(<NotesHost />);
  expect(await screen.findByText("Maintenance on Sunday")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

test.each([null, 5, { id: 1, text: "x" }])("shows nothing for %j", async (found) => {
  const calls = stubApi(reply(found));
  renderInShell(<NotesHost />);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole("region")).toBeNull();
});
