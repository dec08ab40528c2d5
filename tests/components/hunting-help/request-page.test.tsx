import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { RequestPage } from "@/components/hunting-help/request/RequestPage";
import { loadIdentity } from "@/lib/firebase/load";
import type { RequestPageData } from "@/lib/hunting-help/page-data";
import type { ShownAnswer } from "@/lib/hunting-help/schema";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { type FakeReply, stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { helpId, requestPage, shownAnswer } from "@/tests/support/hunting-help/shown-requests";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter } from "@/tests/support/router";
import { signedIn, signedOut, withAuth } from "@/tests/support/signed-in";

const path = `/api/hunting-help/${helpId(1)}`;
const BuildChip = () => <p>A build</p>;
const BuildField = () => <p>Build field</p>;
const ReportButton = ({ target }: { target: { kind: string } }) => <p>Report {target.kind}</p>;

beforeEach(() => {
  localStorage.clear();
  const identity = fakeIdentity(sessionOf("rook"));
  vi.mocked(loadIdentity)
    .mockReset()
    .mockImplementation(async () => identity);
});

function visit(page: RequestPageData, uid: string | null) {
  const session = uid === null ? null : sessionOf(uid);
  return renderWithTheme(
    <main>
      <RequestPage
        {...page}
        user={session?.user ?? null}
        BuildChip={BuildChip}
        BuildField={BuildField}
        ReportButton={ReportButton}
      />
    </main>,
    {
      wrapper: withAuth(
        session ? signedIn(session) : signedOut,
        fakeRouter(`/hunting-help/${helpId(1)}`, "/hunting-help/[id]"),
      ),
    },
  );
}

/** What the server says to who is signed in. */
const view = { message: "OK", sessions: {}, ownAnswer: null, helpful: [], takenDown: null };

/** The server's side of a page, with what is there after a change. */
function stub(after: RequestPageData, more: Record<string, FakeReply> = {}, sessions = {}) {
  const { request, author, answers } = after;
  return stubApi({
    [`GET ${path}`]: { body: { message: "OK", request, author, answers, comments: [] } },
    [`GET ${path}/viewer`]: { body: { ...view, sessions } },
    ...more,
  });
}
const toReply = ({ author, attached, ...answer }: ShownAnswer) => ({ body: { message: "OK", answer } });

describe("a request", () => {
  test("shows visitors what is asked, the answers and the monster, and nothing to press but the way to sign in", async () => {
    const page = requestPage([
      shownAnswer(1, { isApproved: true, isThanked: true }),
      shownAnswer(2, { offer: { when: "Friday", platform: "pc", hasSession: true } }),
    ]);
    const { container } = visit(page, null);
    expect(screen.getByRole("heading", { level: 1, name: "A bow for Rey Dau" })).toBeTruthy();
    expect(screen.getByText("stamina").tagName).toBe("STRONG");
    expect(screen.getByText("Constitution 3")).toBeTruthy();
    const monster = within(screen.getByRole("region", { name: "Rey Dau" }));
    expect(monster.getByText("Ice")).toBeTruthy();
    expect(monster.getByRole("link", { name: "Rey Dau Scale" })).toBeTruthy();
    const answers = within(screen.getByRole("region", { name: "2 answers" })).getAllByRole("listitem");
    expect(answers[0]?.textContent).toContain("Approved");
    expect(answers[1]?.textContent).toContain("The session ID is shown to the hunter who asked.");
    expect(screen.getAllByText(/^Report/).map(({ textContent }) => textContent)).toEqual([
      "Report help-request",
      "Report help-answer",
      "Report help-answer",
    ]);
    expect(screen.getByRole("link", { name: "Sign in to answer" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Approve|Withdraw|Edit/ })).toBeNull();
    await expectNoAxeViolations(container);
  });

  test("lets its asker approve an answer, after a question that says what it costs and earns", async () => {
    const answer = shownAnswer(1, { offer: { when: "Friday", platform: "pc", hasSession: true } });
    const solved = requestPage([{ ...answer, isApproved: true }], {
      ...{ status: "solved", approvedAnswer: answer.id, paid: 15, decidedAt: "2026-11-20T12:01:00.000Z" },
    });
    const calls = stub(
      solved,
      { [`POST ${path}/approve`]: { body: { message: "OK", request: solved.request } } },
      { [answer.id]: "ABCD-1" },
    );
    const { user, container } = visit(requestPage([answer]), "rook");
    await user.click(await screen.findByRole("button", { name: "Approve" }));
    expect(await screen.findByText("ABCD-1")).toBeTruthy();
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/Hunter 1 earns 15 coins/)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Approve" }));
    expect(await screen.findByText("The approved answer earned 15 coins.")).toBeTruthy();
    expect(calls.find(({ call }) => call === `POST ${path}/approve`)?.body).toEqual({ answer: answer.id });
    expect(screen.queryByRole("button", { name: "Withdraw request" })).toBeNull();
    await expectNoAxeViolations(container);
  });

  test("says before it is withdrawn whether the coins come back", async () => {
    const withdrawn = requestPage([], { status: "withdrawn" });
    stub(withdrawn, { [`POST ${path}/withdraw`]: { body: { message: "OK", request: withdrawn.request } } });
    const { user } = visit(requestPage(), "rook");
    await user.click(await screen.findByRole("button", { name: "Withdraw request" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/you get your 30 coins back/)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Withdraw" }));
    expect(await screen.findByText("Withdrawn")).toBeTruthy();
  });

  test("thanks without coins", async () => {
    const answer = shownAnswer(1);
    const calls = stub(requestPage([{ ...answer, isThanked: true }]), {
      [`POST ${path}/answers/${answer.id}/thank`]: toReply({ ...answer, isThanked: true }),
    });
    const { user } = visit(requestPage([answer]), "rook");
    await user.click(await screen.findByRole("button", { name: "Say thanks" }));
    expect(await screen.findByText("Thanked")).toBeTruthy();
    expect(calls.map(({ call }) => call)).toContain(`POST ${path}/answers/${answer.id}/thank`);
  });
});

test("others say that an answer helped them, and take it back", async () => {
  const answer = shownAnswer(1, { uid: "wren" });
  let isHelpful = false;
  const now = () => ({ ...answer, helpfulCount: isHelpful ? 1 : 0 });
  const calls = stubApi({
    [`GET ${path}`]: () => ({ body: { message: "OK", ...requestPage([now()]) } }),
    [`GET ${path}/viewer`]: () => ({ body: { ...view, helpful: isHelpful ? [answer.id] : [] } }),
    [`POST ${path}/answers/${answer.id}/helpful`]: ({ body }) => {
      isHelpful = (body as { isHelpful: boolean }).isHelpful;
      return toReply(now());
    },
  });
  const { user } = visit(requestPage([answer]), "sable");
  await user.click(await screen.findByRole("button", { name: "This helped me", pressed: false }));
  expect(await screen.findByText("Helped 1 other hunter")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "This helped me", pressed: true }));
  await waitFor(() => expect(screen.queryByText(/^Helped/)).toBeNull());
  const sent = calls.filter(({ call }) => call.startsWith("POST"));
  expect(sent.map(({ body }) => body)).toEqual([{ isHelpful: true }, { isHelpful: false }]);
});

describe("the form for an answer", () => {
  test("keeps what was typed when it is refused, and sends it with one key", async () => {
    const refusal = { status: 409, body: { message: "This request has expired.", code: "conflict" } };
    const calls = stub(requestPage(), { [`POST ${path}/answers`]: refusal });
    const { user, container } = visit(requestPage(), "sable");
    const text = await screen.findByLabelText("Write an answer");
    await user.click(screen.getByRole("button", { name: "Post answer" }));
    expect(screen.getByText("Write an answer first.")).toBeTruthy();
    await user.type(text, "Use constitution.");
    for (let time = 0; time < 2; time += 1) {
      await user.click(screen.getByRole("button", { name: "Post answer" }));
      expect(await screen.findByText(/This request has expired. What you typed is saved/)).toBeTruthy();
    }
    expect(text).toHaveProperty("value", "Use constitution.");
    const sent = calls.filter(({ call }) => call.startsWith("POST"));
    expect(sent.map(({ body }) => body)).toEqual([sent[0]?.body, sent[0]?.body]);
    expect(screen.getByRole("link", { name: "Make a build for this request" }).getAttribute("href")).toBe(
      `/builder?plan=_rey-dau&answer=${helpId(1)}`,
    );
    await expectNoAxeViolations(container);
  });

  test("marks the field of an offer that the server refuses, and goes there", async () => {
    const issues = [{ path: "offer.session", message: "must be one line" }];
    const body = { message: "The request body is wrong.", code: "bad-request", issues };
    const page = requestPage([], { kind: "hunt-support", weapon: null });
    stub(page, { [`POST ${path}/answers`]: { status: 400, body } });
    const { user } = visit(page, "sable");
    await user.type(await screen.findByLabelText("Write an answer"), "I can join.");
    await user.click(screen.getByRole("checkbox", { name: "I can join the hunt" }));
    fireEvent.change(screen.getByLabelText("When"), { target: { value: "2026-11-21T20:00" } });
    await user.click(screen.getByRole("radio", { name: "PC" }));
    await user.type(screen.getByLabelText(/^Session ID/), "abc");
    await user.click(screen.getByRole("button", { name: "Post answer" }));
    expect(await screen.findByText("Must be one line.")).toBeTruthy();
    const field = screen.getByLabelText(/^Session ID/);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field);
    expect(field).toHaveProperty("value", "abc");
    expect(screen.getByText("Nothing was posted. See the marked field.")).toBeTruthy();
  });

  test("is not there for the asker, for whoever answered, and where the request is over", async () => {
    stub(requestPage());
    const own = visit(requestPage([shownAnswer(1, { uid: "sable" })]), "sable");
    expect(await screen.findByRole("button", { name: "Edit" })).toBeTruthy();
    expect(screen.queryByLabelText("Write an answer")).toBeNull();
    own.unmount();
    visit(requestPage([], { status: "expired" }), "sable");
    await waitFor(() => expect(screen.getByText("Nobody answered")).toBeTruthy());
    expect(screen.queryByLabelText("Write an answer")).toBeNull();
  });
});

describe("comments", () => {
  const { author } = shownAnswer(1);
  const comment = {
    id: helpId(7),
    uid: "moss",
    answer: shownAnswer(1).id,
    body: "Does it work solo?\nI hunt alone.",
    createdAt: "2026-11-20T12:00:00.000Z",
    author: { ...author, uid: "moss", displayName: "Moss", isStaff: true as const },
  };

  test("are below their answer, with the mark of staff and the way to report them", async () => {
    const page = { ...requestPage([shownAnswer(1), shownAnswer(2)]), comments: [comment] };
    const { container } = visit(page, null);
    const lists = screen.getAllByRole("list", { name: "Comments" });
    expect(lists).toHaveLength(1);
    expect(lists[0]?.textContent).toContain("MossStaff");
    expect(within(lists[0] ?? document.body).getByText(/^Does it work solo/)).toBeTruthy();
    expect(screen.getByText("Report help-comment")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Comment" })).toBeNull();
    await expectNoAxeViolations(container);
  });

  test("are posted by who is signed in, and deleted by who wrote them", async () => {
    const page = { ...requestPage([shownAnswer(1)]), comments: [comment] };
    const answered = `${path}/answers/${shownAnswer(1).id}/comments`;
    const { author: _, ...posted } = comment;
    const calls = stub(requestPage([shownAnswer(1)]), {
      [`POST ${answered}`]: { body: { message: "OK", created: true, comment: posted } },
      [`DELETE ${path}/comments/${comment.id}`]: { body: { message: "OK" } },
    });
    const { user, container } = visit(page, "moss");
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Comment deleted.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Comment" }));
    await user.type(screen.getByLabelText(/^Comment/, { selector: "textarea" }), "Yes");
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole("button", { name: "Post comment" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Post comment" })).toBeNull());
    expect(calls.find(({ call }) => call === `POST ${answered}`)?.body).toMatchObject({ body: "Yes" });
  });

  test("that are not posted yet outlive the page, for their account alone, until they are canceled", async () => {
    const page = requestPage([shownAnswer(1)]);
    const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^Comment/, { selector: "textarea" });
    stub(page);
    const first = visit(page, "moss");
    await first.user.click(await screen.findByRole("button", { name: "Comment" }));
    await first.user.type(field(), "Does it");
    first.unmount();
    const other = visit(page, "fern");
    expect(await screen.findByRole("button", { name: "Comment" })).toBeTruthy();
    other.unmount();
    const again = visit(page, "moss");
    expect(await screen.findByDisplayValue("Does it")).toBe(field());
    await again.user.click(screen.getByRole("button", { name: "Cancel" }));
    await again.user.click(screen.getByRole("button", { name: "Comment" }));
    expect(field().value).toBe("");
  });
});
