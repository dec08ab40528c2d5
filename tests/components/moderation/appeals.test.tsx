import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { AppealQueue } from "@/components/moderation/AppealQueue";
import { OwnDecisions } from "@/components/moderation/OwnDecisions";
import { loadIdentity } from "@/lib/firebase/load";
import type { OwnDecision, ShownAppeal } from "@/lib/moderation/appeals/schema";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { renderWithTheme } from "@/tests/support/render";
import { signedIn, withAuth } from "@/tests/support/signed-in";

beforeEach(() => {
  const identity = fakeIdentity(sessionOf("alma", { creator: true }));
  vi.mocked(loadIdentity)
    .mockReset()
    .mockImplementation(async () => identity);
});

const id = "entry-of-the-log-1";
const decision: OwnDecision = {
  ...{ id, kind: "build", title: "Free coins here", isHidden: true, isWarned: false },
  blockedUntil: "2026-11-27T12:00:00.000Z",
  why: "Spam or advertising. Shop links",
  at: "2026-11-20T12:00:00.000Z",
  isOver: false,
  appealUntil: "2026-12-20T12:00:00.000Z",
  appeal: null,
};
const waiting = { at: decision.at, outcome: null, answer: "", judgedAt: null, isAlone: false } as const;
const text = "The link leads to the wiki of the game.";

function show(element: React.ReactElement) {
  return renderWithTheme(
    <main>
      <h1>Appeals</h1>
      {element}
    </main>,
    { wrapper: withAuth(signedIn(sessionOf("alma", { creator: true }))) },
  );
}

describe("decisions about oneself", () => {
  const path = "GET /api/user/decisions";

  test("name what was decided and why, and send an appeal once it says enough", async () => {
    let decisions = [decision];
    const calls = stubApi({
      [path]: () => ({ body: { message: "OK", decisions } }),
      [`POST /api/user/decisions/${id}/appeal`]: () => {
        decisions = [{ ...decision, appealUntil: null, appeal: { ...waiting, text } }];
        return { body: { message: "OK" } };
      },
    });
    const { user, container } = show(<OwnDecisions uid="alma" />);
    const title = "Build “Free coins here” hidden, blocked until 2026-11-27";
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    expect(screen.getByText("Reason: Spam or advertising. Shop links")).toBeTruthy();
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole("button", { name: "Appeal" }));
    const field = await screen.findByRole("textbox", { name: /Why the decision is wrong/ });
    await user.type(field, "No.");
    const send = screen.getByRole("button", { name: "Send appeal" });
    expect((send as HTMLButtonElement).disabled || send.ariaDisabled === "true").toBe(true);
    await user.click(send);
    expect(calls.filter(({ call }) => call.startsWith("POST"))).toEqual([]);
    await user.clear(field);
    await user.type(field, text);
    await user.click(screen.getByRole("button", { name: "Send appeal" }));
    expect(await screen.findByText("Waiting for another moderator.")).toBeTruthy();
    expect(calls.find(({ call }) => call.startsWith("POST"))?.body).toEqual({ text });
    expect(screen.queryByRole("button", { name: "Appeal" })).toBeNull();
  });

  test("say how an appeal ended, and that nobody else could judge it", async () => {
    const appeal = { ...waiting, text, outcome: "denied", answer: "It is a shop.", isAlone: true } as const;
    stubApi({ [path]: { body: { message: "OK", decisions: [{ ...decision, appealUntil: null, appeal }] } } });
    show(<OwnDecisions uid="alma" />);
    expect(await screen.findByText(/Denied: It is a shop\. Judged by the admin who made/)).toBeTruthy();
  });

  test("say what would be there where nothing was decided", async () => {
    stubApi({ [path]: { body: { message: "OK", decisions: [] } } });
    show(<OwnDecisions uid="alma" />);
    expect(await screen.findByText("Nothing was decided about you")).toBeTruthy();
  });
});

describe("appeals at the moderators' desk", () => {
  const person = { uid: "rook", displayName: "Rook", photoURL: null, icon: null };
  const appeal: ShownAppeal = {
    ...{ id, isOwn: false, kind: "build", title: "Free coins here", href: "/moderation?case=1" },
    ...{ person, decidedBy: { ...person, uid: "fabius", displayName: "Fabius" }, decidedAt: decision.at },
    ...{ why: decision.why, text: "See <b>the wiki</b>, which is no shop.", at: decision.at, problem: null },
    ...{ outcome: null, answer: "", judgedBy: null, judgedAt: null, isAlone: false },
  };
  const list = (...appeals: ShownAppeal[]) => ({ body: { message: "OK", appeals, nextCursor: null } });

  test("are granted with an answer, and leave the list", async () => {
    let appeals = [appeal];
    const calls = stubApi({
      "GET /api/moderation/appeals": () => list(...appeals),
      [`POST /api/moderation/appeals/${id}/decision`]: () => {
        appeals = [];
        return { body: { message: "OK" } };
      },
    });
    const { user, container } = show(<AppealQueue uid="alma" />);
    expect(await screen.findByRole("heading", { name: "Build “Free coins here”" })).toBeTruthy();
    expect(document.querySelector("b")).toBeNull();
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole("button", { name: "Grant" }));
    await user.type(await screen.findByRole("textbox", { name: /Answer/ }), "You are right.");
    await user.click(screen.getByRole("button", { name: "Grant appeal" }));
    await waitFor(() => expect(screen.getByText("No open appeals")).toBeTruthy());
    const sent = calls.find(({ call }) => call.startsWith("POST"));
    expect(sent?.body).toEqual({ outcome: "granted", answer: "You are right." });
  });

  test("of one's own, and against the own decision, have no buttons", async () => {
    const own = { ...appeal, id: "entry-of-the-log-2", isOwn: true, problem: "This appeal is about you." };
    const mine = { ...appeal, problem: "You decided this. Another moderator judges the appeal." };
    stubApi({ "GET /api/moderation/appeals": list(own, mine) });
    show(<AppealQueue uid="alma" />);
    expect(await screen.findByText("This appeal is about you.")).toBeTruthy();
    expect(screen.getByText(/You decided this/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Grant" })).toBeNull();
  });
});
