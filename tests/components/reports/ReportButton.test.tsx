import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ReportButton } from "@/components/reports/ReportButton";
import { loadIdentity } from "@/lib/firebase/load";
import type { ReportTarget } from "@/lib/reports/targets";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { renderWithTheme } from "@/tests/support/render";
import { signedIn, withAuth } from "@/tests/support/signed-in";

beforeEach(() => {
  const identity = fakeIdentity(sessionOf("sable"));
  vi.mocked(loadIdentity).mockImplementation(async () => identity);
});

function show(target: ReportTarget = { kind: "build", id: "b1" }, owner: string | null = "rook") {
  return renderWithTheme(<ReportButton target={target} owner={owner} />, {
    wrapper: withAuth(signedIn(sessionOf("sable"))),
  });
}
const click = async (user: ReturnType<typeof show>["user"], name: string) =>
  user.click(await screen.findByRole("button", { name }));

test("sends the reason and the text, and says that it is done", async () => {
  const calls = stubApi({ "POST /api/reports": { body: { message: "OK", created: true } } });
  const { user } = show({ kind: "help-answer", id: "a1", parent: "r1" });
  await click(user, "Report answer");
  await user.click(await screen.findByRole("radio", { name: "Harassment or hate" }));
  await user.type(screen.getByRole("textbox", { name: /Details/ }), "See line 2");
  await expectNoAxeViolations(document.body);
  await click(user, "Send report");
  expect(await screen.findByText(/A moderator will look at it/)).toBeTruthy();
  expect(calls.map(({ body }) => body)).toEqual([
    { kind: "help-answer", id: "a1", parent: "r1", reason: "harassment", text: "See line 2" },
  ]);
});

test("asks what is wrong where no reason says it", async () => {
  const calls = stubApi({ "POST /api/reports": { body: { message: "OK", created: true } } });
  const { user } = show();
  await click(user, "Report build");
  await user.click(await screen.findByRole("radio", { name: "Something else" }));
  await click(user, "Send report");
  expect(calls).toEqual([]);
  await user.type(screen.getByRole("textbox", { name: /What is wrong/ }), "It is mine");
  await click(user, "Send report");
  await waitFor(() => expect(calls).toHaveLength(1));
});

test("keeps what was typed when the server refuses it", async () => {
  const body = { message: "A moderator has already decided on your report.", code: "conflict" };
  stubApi({ "POST /api/reports": { status: 409, body } });
  const { user } = show();
  await click(user, "Report build");
  const text = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /Details/ });
  await user.type(text, "Again");
  await click(user, "Send report");
  expect(await screen.findByText(/already decided/)).toBeTruthy();
  expect(text.value).toBe("Again");
});

test("is not there on one's own content", () => {
  show({ kind: "profile", id: "sable" }, "sable");
  expect(screen.queryByRole("button")).toBeNull();
});
