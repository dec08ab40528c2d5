import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { AskPage } from "@/components/hunting-help/request/AskPage";
import { loadIdentity } from "@/lib/firebase/load";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { type ApiCallRecord, type FakeReply, stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { boardRow, helpId, shownRequest } from "@/tests/support/hunting-help/shown-requests";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter } from "@/tests/support/router";
import { signedIn, signedOut, withAuth } from "@/tests/support/signed-in";

beforeEach(() => {
  localStorage.clear();
  const identity = fakeIdentity(sessionOf("maple"));
  vi.mocked(loadIdentity)
    .mockReset()
    .mockImplementation(async () => identity);
});

const choices = {
  monsters: [{ id: "rey-dau", name: "Rey Dau" }],
  quests: [{ id: "roaring-rey-dau", name: "Roaring Rey Dau", stars: 6, monsters: ["Rey Dau"] }],
  skills: [{ id: "constitution", name: "Constitution" }],
};
const matches = {
  "GET /api/hunting-help": ({ call }: ApiCallRecord) => {
    const status = new URL(call.split(" ")[1] ?? "", "http://localhost").searchParams.get("status");
    const row = status === "solved" ? boardRow(7, { status, answerCount: 1 }) : boardRow(8);
    return { body: { message: "OK", requests: [row], nextCursor: null } };
  },
  "GET /api/builds": { body: { message: "OK", builds: [], nextCursor: null } },
};

function visit(replies: Record<string, FakeReply> = {}, isSignedIn = true) {
  const calls = stubApi({ ...matches, ...replies });
  const router = fakeRouter("/hunting-help/new");
  const view = renderWithTheme(
    <main>
      <AskPage {...choices} />
    </main>,
    { wrapper: withAuth(isSignedIn ? signedIn(sessionOf("maple")) : signedOut, router) },
  );
  return { ...view, calls, router };
}

test("a build request shows what matches before it is posted, and is posted with its skills", async () => {
  const { user, calls, router, container } = visit({
    "POST /api/hunting-help": {
      body: { message: "OK", created: true, request: shownRequest({ asker: "maple" }), balance: 10 },
    },
  });
  await user.type(await screen.findByLabelText("Goal"), "A bow for Rey Dau");
  await user.selectOptions(screen.getByLabelText("Weapon"), "Bow");
  expect(await screen.findByRole("link", { name: /Request 7/ })).toBeTruthy();
  expect(screen.getByRole("link", { name: /Request 8/ })).toBeTruthy();
  const bottom = screen.getByRole("button", { name: "Post for 30 coins" });
  expect(screen.getByText("Answered already?").compareDocumentPosition(bottom)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await user.selectOptions(screen.getByLabelText("Skill"), "Constitution");
  await user.selectOptions(screen.getByLabelText("Level"), "3");
  await user.click(screen.getByRole("button", { name: "Add skill" }));
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole("button", { name: "Post for 30 coins" }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith(`/hunting-help/${helpId(1)}`));
  expect(calls.find(({ call }) => call === "POST /api/hunting-help")?.body).toMatchObject({
    ...{ kind: "build-request", title: "A bow for Rey Dau", weapon: "bow", monster: null },
    skills: [{ skill: "constitution", level: 3 }],
  });
});

test("hunt support costs more, and says what is missing at its fields", async () => {
  const { user, container } = visit();
  await user.click(await screen.findByRole("radio", { name: /Hunt Support/ }));
  await user.click(screen.getByRole("button", { name: "Post for 50 coins" }));
  for (const problem of [
    "Say in one line what you need.",
    "Choose a monster or a quest.",
    "Choose your platform.",
    "Choose a date and a time.",
  ]) {
    expect(screen.getByText(problem)).toBeTruthy();
  }
  await expectNoAxeViolations(container);
});

test("what was typed stays when the coins do not suffice", async () => {
  const { user } = visit({
    "POST /api/hunting-help": {
      status: 402,
      body: {
        ...{
          message: "This costs 30 coins and you have 5.",
          code: "payment-required",
          price: 30,
          balance: 5,
        },
      },
    },
  });
  await user.type(await screen.findByLabelText("Goal"), "A bow for Rey Dau");
  await user.selectOptions(screen.getByLabelText("Weapon"), "Bow");
  await user.click(screen.getByRole("button", { name: "Post for 30 coins" }));
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText(/This costs 30 coins and you have 5/)).toBeTruthy();
  expect(screen.getByLabelText("Goal")).toHaveProperty("value", "A bow for Rey Dau");
  expect(localStorage.getItem("quarry-help-request-drafts")).toContain("A bow for Rey Dau");
});

test("visitors can type, and are asked to sign in before they post", async () => {
  visit({}, false);
  expect(await screen.findByLabelText("Goal")).toBeTruthy();
  expect(screen.getByText(/You need an account to post a request/)).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Post for/ })).toHaveProperty("disabled", true);
});

test("a weapon and a monster in the title are looked for as if they were chosen", async () => {
  const { user, calls } = visit();
  await user.click(await screen.findByLabelText("Goal"));
  await user.paste("A light bowgun for Rey Dau please");
  expect(await screen.findByRole("link", { name: /Request 8/ })).toBeTruthy();
  const [first] = calls.filter(({ call }) => call.startsWith("GET /api/hunting-help?"));
  const query = new URLSearchParams(first?.call.split("?")[1]);
  expect([query.get("weapon"), query.get("monster"), query.get("q")]).toEqual([
    "light-bowgun",
    "rey-dau",
    null,
  ]);
});

test("a title alone finds requests like it", async () => {
  const { user, calls } = visit();
  await user.click(await screen.findByLabelText("Goal"));
  // At once: typed letter by letter, a slow machine would search for the letters so far.
  await user.paste("Gogmazios");
  expect(await screen.findByRole("link", { name: /Request 8/ })).toBeTruthy();
  const searched = calls.filter(({ call }) => call.startsWith("GET /api/hunting-help?"));
  expect(searched.map(({ call }) => call)).toEqual([
    expect.stringContaining("q=Gogmazios"),
    expect.stringContaining("q=Gogmazios"),
  ]);
});
