import { notifications } from "@mantine/notifications";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Cookies from "js-cookie";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { DailyQuizLauncher } from "@/components/daily/DailyQuizLauncher";
import { loadIdentity } from "@/lib/firebase/load";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { type FakeReply, stubApi } from "@/tests/support/fake-api";
import { type FakeIdentity, fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { renderWithTheme } from "@/tests/support/render";
import { signedIn, withAuth } from "@/tests/support/signed-in";

const now = new Date("2026-11-20T12:00:00.000Z");
const expires = "2026-11-21T00:00:00.000Z";
const question = {
  id: "3",
  question: "Which of these weapons never needs sharpening?",
  choices: ["Hunting Horn", "Bow", "Hammer", "Lance"],
};
const offered: FakeReply = { body: { message: "OK", question, expires } };

const answered = {
  rightChoice: "Bow",
  question: "Which of these weapons never needs sharpening?",
  page: "/wiki/weapons/bow",
};
const early = { message: "Early", expires, result: { correct: true, ...answered } };

let identity: FakeIdentity;
const spyOnNotices = () => vi.spyOn(notifications, "show");
let shown: ReturnType<typeof spyOnNotices>;
beforeEach(() => {
  shown = spyOnNotices();
  // Time passes by itself too, so that what waits for a moment does not wait for ever.
  vi.useFakeTimers({ now, shouldAdvanceTime: true });
  identity = fakeIdentity(sessionOf("maple"));
  vi.mocked(loadIdentity).mockImplementation(async () => identity);
});

function show(uid = "maple") {
  renderWithTheme(<DailyQuizLauncher />, { wrapper: withAuth(signedIn(sessionOf(uid))) });
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Daily Quiz" });
const dialog = () => screen.findByRole("dialog", { name: "Daily Quiz" });
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** The notice on screen: the element that carries the colour. */
async function notice(text: string): Promise<HTMLElement> {
  const words = await screen.findByText(text);
  const root = words.closest<HTMLElement>(".mantine-Notification-root");
  if (!root) throw new Error(`"${text}" is not in a notice`);
  return root;
}
const colour = (root: HTMLElement) => root.style.getPropertyValue("--notification-color");

/** The notice was made to stay for so long, and goes by itself. How long that is in fact, `notices.test.tsx` looks at. */
async function expectShownFor(text: string, milliseconds: number): Promise<void> {
  const made = shown.mock.calls
    .map(([each]) => each)
    .find((each) => [each.title, each.message].includes(text));
  expect(made?.autoClose).toBe(milliseconds);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
}

async function answer(choice: string): Promise<void> {
  const user = show();
  await user.click(button());
  await user.click(within(await dialog()).getByRole("radio", { name: choice }));
  await user.click(screen.getByRole("button", { name: "Submit" }));
}

describe("starting", () => {
  test("shows the question with its four choices and remembers it until the expiry", async () => {
    const calls = stubApi({ "GET /api/user/quiz": offered });
    const user = show();
    await user.click(button());
    const shown = within(await dialog());
    expect(shown.getByRole("radiogroup", { name: question.question })).toBeTruthy();
    expect(shown.getAllByRole("radio").map((each) => each.closest("label")?.textContent)).toEqual(
      question.choices,
    );
    expect(calls).toEqual([{ call: "GET /api/user/quiz", token: "token-of-maple", body: undefined }]);
    expect(JSON.parse(Cookies.get("DailyQuestion") ?? "")).toEqual(question);
    await expectNoAxeViolations(document.body);
  });

  test("too early: a yellow notice, no dialog", async () => {
    stubApi({ "GET /api/user/quiz": { body: early } });
    await show().click(button());
    const root = await notice("Quiz unavailable");
    expect(within(root).getByText("Check in tomorrow for your daily quiz")).toBeTruthy();
    expect(colour(root)).toMatch(/yellow/);
    expect(screen.queryByRole("dialog")).toBeNull();
    // The server says that today's question is answered.
    expect(button().disabled).toBe(true);
  });

  test.each<[string, FakeReply]>([
    ["an error of the server", { status: 500, body: { message: "Whatever happened", code: "internal" } }],
    ["no answer at all", new TypeError("Failed to fetch")],
    ["an answer that is none", { body: { message: "Perhaps" } }],
  ])("%s: a red notice", async (_, reply) => {
    stubApi({ "GET /api/user/quiz": reply });
    await show().click(button());
    expect(colour(await notice("Internal server error"))).toMatch(/red/);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(button().disabled).toBe(false);
  });

  const unknownText = "Error generating quiz - contact an administrator.";

  test("a question that the server cannot find: the text in place of the form", async () => {
    stubApi({
      "GET /api/user/quiz": { status: 500, body: { message: "No question.", code: "quiz-unavailable" } },
    });
    await show().click(button());
    const shown = within(await dialog());
    expect(shown.getByText(unknownText)).toBeTruthy();
    expect(shown.queryByRole("radio")).toBeNull();
    expect(shown.queryByRole("button", { name: "Submit" })).toBeNull();
    await expectNoAxeViolations(document.body);
  });

  test("a question of no built-in index: the text in place of the form", async () => {
    stubApi({
      "GET /api/user/quiz": { body: { message: "OK", question: { ...question, id: "28" }, expires } },
    });
    await show().click(button());
    expect(within(await dialog()).getByText(unknownText)).toBeTruthy();
  });

  test("a stored index that matches nothing: the text once, then the server's question", async () => {
    stubApi({ "GET /api/user/quiz": offered });
    Cookies.set("DailyQuestion", "999");
    const user = show();
    await user.click(button());
    expect(within(await dialog()).getByText(unknownText)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Close" }));
    await noDialog();
    await user.click(button());
    expect(within(await dialog()).getByText(question.question)).toBeTruthy();
  });

  test("a stored question of another assignment stays stored, and the server's is shown", async () => {
    stubApi({ "GET /api/user/quiz": offered });
    Cookies.set("DailyQuestion", JSON.stringify({ ...question, id: "4", question: "Bygone?" }));
    await show().click(button());
    expect(within(await dialog()).getByText(question.question)).toBeTruthy();
    expect(JSON.parse(Cookies.get("DailyQuestion") ?? "").id).toBe("4");
  });

  test("without a token nothing is sent", async () => {
    const calls = stubApi({});
    identity.idToken.mockResolvedValue(null);
    await show().click(button());
    await waitFor(() => expect(button().hasAttribute("aria-busy")).toBe(false));
    expect(calls).toEqual([]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("answering", () => {
  test("an empty answer is refused at the field, and nothing is sent", async () => {
    const calls = stubApi({ "GET /api/user/quiz": offered });
    const user = show();
    await user.click(button());
    await dialog();
    await user.click(screen.getByRole("button", { name: "Submit" }));
    const group = screen.getByRole("radiogroup");
    expect(screen.getByText("Answer cannot be empty")).toBeTruthy();
    expect(
      group
        .getAttribute("aria-describedby")
        ?.split(" ")
        .map((id) => document.getElementById(id)?.textContent),
    ).toContain("Answer cannot be empty");
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole("radio")[0]));
    expect(calls).toHaveLength(1);
    await user.click(screen.getByRole("radio", { name: "Bow" }));
    expect(screen.queryByText("Answer cannot be empty")).toBeNull();
  });

  test("right: +10 Coins in green for three seconds, done until the expiry", async () => {
    const calls = stubApi({
      "GET /api/user/quiz": offered,
      "POST /api/user/quiz": { body: { message: "OK", answer: 1, coins: 25, expires } },
    });
    await answer("Bow");
    expect(colour(await notice("+10 Coins"))).toMatch(/green/);
    await noDialog();
    expect(button().disabled).toBe(true);
    expect(Cookies.get("DailyQuestionDone")).toBe("true");
    expect(calls[1]).toEqual({
      call: "POST /api/user/quiz",
      token: "token-of-maple",
      body: { idToken: "token-of-maple", quiz: [question], answers: [1] },
    });
    await expectShownFor("+10 Coins", 3_000);
  });

  test("wrong: the right answer in red for four seconds, done until the expiry", async () => {
    stubApi({
      "GET /api/user/quiz": offered,
      "POST /api/user/quiz": { body: { message: "Wrong", answer: 1, coins: 15, expires } },
    });
    await answer("Hammer");
    expect(colour(await notice('The right answer was "Bow".'))).toMatch(/red/);
    await noDialog();
    expect(button().disabled).toBe(true);
    await expectShownFor('The right answer was "Bow".', 4_000);
  });

  test("early: the dialog closes and nothing is said", async () => {
    stubApi({
      "GET /api/user/quiz": offered,
      "POST /api/user/quiz": { body: early },
    });
    await answer("Bow");
    await noDialog();
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(document.querySelector(".mantine-Notification-root")).toBeNull();
    expect(button().disabled).toBe(false);
  });

  test("refused with words: they are shown in red for four seconds, and the quiz is not done", async () => {
    stubApi({
      "GET /api/user/quiz": offered,
      "POST /api/user/quiz": {
        status: 429,
        body: { message: "Slow down, hunter.", code: "too-many-requests" },
      },
    });
    await answer("Bow");
    expect(colour(await notice("Slow down, hunter."))).toMatch(/red/);
    await noDialog();
    expect(button().disabled).toBe(false);
    expect(Cookies.get("DailyQuestionDone")).toBeUndefined();
    await expectShownFor("Slow down, hunter.", 4_000);
  });

  test.each<[string, FakeReply]>([
    ["without words", { status: 500, body: {} }],
    ["by silence", new TypeError("Failed to fetch")],
  ])("refused %s: the general words", async (_, reply) => {
    stubApi({ "GET /api/user/quiz": offered, "POST /api/user/quiz": reply });
    await answer("Bow");
    const text = "Your request was not submitted. Please try again in a few minutes.";
    expect(colour(await notice(text))).toMatch(/red/);
    await noDialog();
    expect(button().disabled).toBe(false);
    await expectShownFor(text, 4_000);
  });

  test.each([
    [{ correct: true, ...answered }, "+10 Coins"],
    [{ correct: false, ...answered }, 'The right answer was "Bow".'],
  ])("graded although the reply never came: the next start tells %j", async (result, text) => {
    const offer = vi.fn(() => offered);
    stubApi({ "GET /api/user/quiz": () => offer(), "POST /api/user/quiz": new TypeError("Failed to fetch") });
    await answer("Bow");
    await noDialog();
    offer.mockReturnValue({ body: { ...early, result } });
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(button());
    await notice(text);
    await notice("Quiz unavailable");
    expect(button().disabled).toBe(true);
  });

  test("without a token nothing is sent, and the dialog closes", async () => {
    const calls = stubApi({ "GET /api/user/quiz": offered });
    const user = show();
    await user.click(button());
    await user.click(within(await dialog()).getByRole("radio", { name: "Bow" }));
    identity.idToken.mockResolvedValue(null);
    await user.click(screen.getByRole("button", { name: "Submit" }));
    await noDialog();
    expect(calls).toHaveLength(1);
  });

  test("a second click while the answer is on its way sends nothing", async () => {
    let release = (_: FakeReply) => {};
    const calls = stubApi({
      "GET /api/user/quiz": offered,
      "POST /api/user/quiz": () =>
        new Promise<FakeReply>((resolve) => {
          release = resolve;
        }),
    });
    await answer("Bow");
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime, pointerEventsCheck: 0 })
      .dblClick(screen.getByRole("button", { name: "Submit" }));
    await waitFor(() => expect(calls.some(({ call }) => call.startsWith("POST"))).toBe(true));
    release({ body: { message: "OK", answer: 1, coins: 25, expires } });
    await noDialog();
    expect(calls.filter(({ call }) => call.startsWith("POST"))).toHaveLength(1);
  });
});

describe("the focus", () => {
  test("goes back to the button when the question is put off", async () => {
    stubApi({ "GET /api/user/quiz": offered });
    const user = show();
    await user.click(button());
    await dialog();
    await user.keyboard("{Escape}");
    await noDialog();
    await waitFor(() => expect(document.activeElement).toBe(button()));
  });

  test("is not lost with the button that an answer disables", async () => {
    stubApi({
      "GET /api/user/quiz": offered,
      "POST /api/user/quiz": { body: { message: "OK", answer: 1, coins: 25, expires } },
    });
    await answer("Bow");
    await noDialog();
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Answered for today"));
  });
});

describe("once done", () => {
  test("the button is enabled again when the expiry passes in an open tab", async () => {
    stubApi({
      "GET /api/user/quiz": offered,
      "POST /api/user/quiz": { body: { message: "OK", answer: 1, coins: 25, expires } },
    });
    await answer("Bow");
    await waitFor(() => expect(button().disabled).toBe(true));
    await act(() => vi.advanceTimersByTimeAsync(11 * 3_600_000));
    expect(button().disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(3_600_000 + 2_000));
    expect(button().disabled).toBe(false);
  });

  test("it is still done after a reload", () => {
    Cookies.set("DailyQuestionDone", "true", { expires: new Date(expires) });
    Cookies.set("DailyOwner", "maple", { expires: new Date(expires) });
    show("maple");
    expect(button().disabled).toBe(true);
    expect(screen.getByText("Answered for today")).toBeTruthy();
  });

  test("another account on the same browser is not blocked", () => {
    Cookies.set("DailyQuestionDone", "true", { expires: new Date(expires) });
    Cookies.set("DailyOwner", "maple", { expires: new Date(expires) });
    show("felix");
    expect(button().disabled).toBe(false);
  });
});

describe("after the answer", () => {
  test("the card has the question, the right answer and the page that shows it, in one call", async () => {
    Cookies.set("DailyOwner", "maple");
    Cookies.set("DailyQuestionDone", "true");
    const calls = stubApi({ "GET /api/user/quiz": { body: early } });
    show();
    await screen.findByText(/Which of these weapons never needs sharpening\?/);
    const link = screen.getByRole("link", { name: "See why the answer is Bow" });
    expect(link.getAttribute("href")).toBe("/wiki/weapons/bow");
    expect(calls).toHaveLength(1);
    await expectNoAxeViolations();
  });

  test("the card does without where it cannot be had", async () => {
    Cookies.set("DailyOwner", "maple");
    Cookies.set("DailyQuestionDone", "true");
    const calls = stubApi({ "GET /api/user/quiz": { status: 500, body: {} } });
    show();
    await waitFor(() => expect(calls).toHaveLength(1));
    screen.getByText("Answered for today");
    expect(screen.queryByRole("link")).toBeNull();
  });
});
