import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { RouterContext } from "next/dist/shared/lib/router-context.shared-runtime";
import { type ReactNode, useState } from "react";
import { SWRConfig } from "swr";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { SubmitRun } from "@/components/leaderboards/run/SubmitRun";
import type { AuthState } from "@/hooks/account/use-auth";
import { loadIdentity } from "@/lib/firebase/load";
import type { RunnableQuest } from "@/lib/leaderboards/run/runnable-quest";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { type FakeReply, stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { soloQuest } from "@/tests/support/leaderboards/runs";
import { ownRunOf, questNames, runId } from "@/tests/support/leaderboards/shown-runs";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter } from "@/tests/support/router";
import { signedIn, signedOut, withAuth } from "@/tests/support/signed-in";

const quests: RunnableQuest[] = [
  {
    id: soloQuest,
    name: "1,000 Shimmering Swords",
    stars: 6,
    monsters: [{ id: "seregios", name: "Seregios" }],
    isArena: false,
    maxPlayers: 4,
    timeLimitMin: 50,
    health: 6000,
  },
  {
    id: "arena-chatacabra",
    name: "Arena: Chatacabra",
    stars: 1,
    monsters: [{ id: "chatacabra", name: "Chatacabra" }],
    isArena: true,
    maxPlayers: 2,
    timeLimitMin: 20,
    health: null,
  },
];

beforeEach(() => {
  localStorage.clear();
  const identity = fakeIdentity(sessionOf("maple"));
  vi.mocked(loadIdentity)
    .mockReset()
    .mockImplementation(async () => identity);
});

const noRuns: FakeReply = { body: { message: "OK", runs: [], nextCursor: null } };
const lists = {
  "GET /api/leaderboards/mine": noRuns,
  "GET /api/wiki/quests.json": { body: questNames },
};
const submitPath = "POST /api/leaderboards/runs";
const taken: FakeReply = { body: { message: "OK", created: true, run: ownRunOf(1) } };

function open(auth: AuthState = signedIn(sessionOf("maple")), query: Record<string, string> = {}) {
  const address = new URLSearchParams(query);
  const router = { ...fakeRouter(`/leaderboards/submit?${address}`), query };
  return renderWithTheme(
    <main>
      <h1>Submit a run</h1>
      {/* As on the site: within this time SWR asks for nothing twice by itself. */}
      <SWRConfig value={{ dedupingInterval: 2000 }}>
        <SubmitRun quests={quests} BuildField={({ label }) => <p>{label}</p>} />
      </SWRConfig>
    </main>,
    { wrapper: withAuth(auth, router) },
  );
}
const form = () => within(screen.getByRole("form", { name: "Run" }));
const field = (name: string | RegExp) => form().getByLabelText<HTMLInputElement>(name);
const quest = () => form().getByRole<HTMLInputElement>("combobox", { name: /^Quest/ });
const prefill = { quest: soloQuest, ruleset: "ta", weapon: "bow", platform: "pc" };

describe("the form for a run", () => {
  test("finds a quest by its monster, by keyboard alone", async () => {
    stubApi(lists);
    const { user, container } = open();
    await user.type(await screen.findByRole("combobox", { name: /^Quest/ }), "chata");
    expect(within(screen.getByRole("listbox", { name: "Quests" })).getAllByRole("option")).toHaveLength(1);
    await user.keyboard("{ArrowDown}{Enter}");
    expect(quest().value).toBe("Arena: Chatacabra");
    // An arena quest has one ruleset, which is then chosen.
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Arena/ }).checked).toBe(true);
    expect(screen.queryByRole("radio", { name: /^TA/ })).toBeNull();
    await expectNoAxeViolations(container);
  });

  test("says how a time and a video are read while they are typed", async () => {
    stubApi(lists);
    const { user } = open(undefined, prefill);
    await user.type(await screen.findByLabelText(/^Clear time/), "272.15");
    expect(screen.getByText("04'32\"15")).toBeTruthy();
    await user.clear(field(/^Clear time/));
    await user.type(field(/^Clear time/), "0:01");
    expect(screen.getByText(/No time below/)).toBeTruthy();
    await user.type(field(/^Video link/), "youtu.be/abcdefghijk");
    expect(screen.getByText(/YouTube video abcdefghijk/)).toBeTruthy();
    await user.clear(field(/^Video link/));
    await user.type(field(/^Video link/), "https://youtube.com.evil.example/watch?v=abcdefghijk");
    expect(screen.getByText(/not a link to a YouTube/)).toBeTruthy();
  });

  test("takes splits and the clear time from a file of LiveSplit, and asks for mods on PC alone", async () => {
    stubApi(lists);
    const { user, container } = open(undefined, prefill);
    await screen.findByLabelText(/^Clear time/);
    const input = container.querySelector<HTMLInputElement>('input[type="file"]');
    const best = (name: string, time: string) =>
      `<Segment><Name>${name}</Name><SplitTimes><SplitTime name="Personal Best"><RealTime>${time}</RealTime></SplitTime></SplitTimes></Segment>`;
    const lss = `<Run><Segments>${best("Topple", "00:01:10")}${best("Kill", "00:04:32.15")}</Segments></Run>`;
    const upload = async (text: string) => {
      // jsdom's files cannot be read as text.
      const file = Object.assign(new File([text], "run.lss"), { text: async () => text });
      if (input) await user.upload(input, file);
    };
    await upload("nonsense");
    expect(await screen.findByText(/not a splits file/)).toBeTruthy();
    await upload(lss);
    expect(await screen.findByText(/^1 split of your personal best/)).toBeTruthy();
    expect(field("Name of split 1").value).toBe("Topple");
    expect(field("Time of split 1").value).toBe("01'10\"00");
    expect(field(/^Clear time/).value).toBe("04'32\"15");
    await user.type(field(/^Mods in use/), "Ultrawide fix");
    await user.click(screen.getByRole("radio", { name: "PS5" }));
    expect(form().queryByLabelText(/^Mods in use/)).toBeNull();
  });

  test("sends what was typed once with one key, and says what happens next", async () => {
    const calls = stubApi({ ...lists, [submitPath]: taken });
    const { user, container } = open(undefined, prefill);
    await user.type(await screen.findByLabelText(/^Clear time/), "4:32.15");
    await user.type(field(/^Video link/), "youtu.be/abcdefghijk");
    await user.click(screen.getByRole("button", { name: "Submit run" }));
    const heading = await screen.findByRole("heading", { name: "Run submitted" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const sent = calls.filter(({ call }) => call === submitPath);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ ...prefill, time: "4:32.15", partners: [], secondWeapon: null });
    expect(screen.getByRole("link", { name: "See your runs" }).getAttribute("href")).toMatch(/#own-runs$/);
    await expectNoAxeViolations(container);
  });

  test("fetches one's own runs again at once, however shortly after the first time", async () => {
    let sent = false;
    stubApi({
      ...lists,
      "GET /api/leaderboards/mine": () => ({
        body: { message: "OK", runs: sent ? [ownRunOf(1)] : [], nextCursor: null },
      }),
      [submitPath]: () => {
        sent = true;
        return taken;
      },
    });
    const { user } = open(undefined, prefill);
    const runs = within(await screen.findByRole("region", { name: "Your runs" }));
    fireEvent.change(await screen.findByLabelText(/^Clear time/), { target: { value: "4:32.15" } });
    fireEvent.change(field(/^Video link/), { target: { value: "youtu.be/abcdefghijk" } });
    expect(await runs.findByText("No runs yet")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Submit run" }));
    expect(await runs.findByRole("listitem")).toBeTruthy();
  });

  test("repeats the key after an answer was lost", async () => {
    let attempts = 0;
    const calls = stubApi({
      ...lists,
      [submitPath]: () => {
        attempts += 1;
        return attempts === 1 ? new Error("offline") : taken;
      },
    });
    const { user } = open(undefined, prefill);
    await user.type(await screen.findByLabelText(/^Clear time/), "4:32.15");
    await user.type(field(/^Video link/), "youtu.be/abcdefghijk");
    await user.click(screen.getByRole("button", { name: "Submit run" }));
    expect((await screen.findByRole("alert")).textContent).toContain("saved in this browser");
    await user.click(screen.getByRole("button", { name: "Submit run" }));
    await screen.findByRole("heading", { name: "Run submitted" });
    const keys = calls.filter(({ call }) => call === submitPath).map(({ body }) => Object(body).key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test("marks what is missing and sends nothing", async () => {
    const calls = stubApi(lists);
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Submit run" }));
    expect(screen.getByText("Choose a quest.")).toBeTruthy();
    expect(screen.getByText("Add a link to your video.")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(quest()));
    expect(calls.some(({ call }) => call === submitPath)).toBe(false);
  });

  test("shows a refusal of the server at its field", async () => {
    const refusal = {
      message: "Bad request",
      code: "bad-request",
      issues: [{ path: "video", message: "This video was submitted before." }],
    };
    stubApi({ ...lists, [submitPath]: { status: 400, body: refusal } });
    const { user } = open(undefined, prefill);
    await user.type(await screen.findByLabelText(/^Clear time/), "4:32.15");
    await user.type(field(/^Video link/), "youtu.be/abcdefghijk");
    await user.click(screen.getByRole("button", { name: "Submit run" }));
    expect(await screen.findByText("This video was submitted before.")).toBeTruthy();
    expect(field(/^Video link/).getAttribute("aria-invalid")).toBe("true");
    expect(field(/^Clear time/).value).toBe("4:32.15");
  });

  test("keeps what was typed for its account alone", async () => {
    stubApi(lists);
    const first = open(undefined, prefill);
    await first.user.type(await screen.findByLabelText(/^Note/), "Of Maple");
    first.unmount();
    const other = open(signedIn(sessionOf("felix")));
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Note/)).value).toBe("");
    other.unmount();
    open();
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Note/)).value).toBe("Of Maple");
  });

  test("lets a visitor type, and hands it to the account that signs in", async () => {
    stubApi(lists);
    const visitor = open(signedOut);
    await visitor.user.type(await screen.findByLabelText(/^Note/), "Typed first");
    expect(screen.getByRole("button", { name: "Sign in" })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Submit run" }).disabled).toBe(true);
    visitor.unmount();
    open();
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Note/)).value).toBe("Typed first");
  });
});

describe("a correction", () => {
  const run = ownRunOf(1, { revision: 3 });
  const path = `/api/leaderboards/runs/${runId(1)}`;
  const view: FakeReply = { body: { message: "OK", run, events: [] } };

  test("begins with what is stored and names its revision", async () => {
    const saved = { body: { message: "OK", run: { ...run, revision: 4 } } };
    const calls = stubApi({ ...lists, [`GET ${path}/viewer`]: view, [`POST ${path}`]: saved });
    const { user } = open(undefined, { run: runId(1) });
    const time = await screen.findByLabelText<HTMLInputElement>(/^Clear time/);
    expect(time.value).toBe("04'32\"15");
    await user.clear(time);
    await user.type(time, "4:40");
    await user.click(screen.getByRole("button", { name: "Save correction" }));
    expect(await screen.findByRole("heading", { name: "Correction saved" })).toBeTruthy();
    expect(calls.find(({ call }) => call === `POST ${path}`)?.body).toMatchObject({
      revision: 3,
      time: "4:40",
    });
  });

  test("of a run that was changed meanwhile keeps the text and can be saved all the same", async () => {
    let revision = 3;
    const conflict = {
      status: 409,
      body: { message: "This run was changed.", code: "conflict", revision: 5 },
    };
    stubApi({
      ...lists,
      [`GET ${path}/viewer`]: () => ({ body: { message: "OK", run: { ...run, revision }, events: [] } }),
      [`POST ${path}`]: ({ body }) =>
        Object(body).revision === 5 ? { body: { message: "OK", run: { ...run, revision: 6 } } } : conflict,
    });
    const { user } = open(undefined, { run: runId(1) });
    await user.type(await screen.findByLabelText(/^Note/), "Mine");
    revision = 5;
    await user.click(screen.getByRole("button", { name: "Save correction" }));
    expect((await screen.findByRole("alert")).textContent).toContain("This run was changed.");
    expect(field(/^Note/).value).toBe("Mine");
    await user.click(screen.getByRole("button", { name: "Save my version" }));
    expect(await screen.findByRole("heading", { name: "Correction saved" })).toBeTruthy();
  });

  test("of a run that was just submitted is another form, and so is the next run after it", async () => {
    const saved = { body: { message: "OK", run: { ...run, revision: 4 } } };
    stubApi({ ...lists, [submitPath]: taken, [`GET ${path}/viewer`]: view, [`POST ${path}`]: saved });
    let travel: (query: Record<string, string>) => void = () => {};
    const pushed: string[] = [];
    const Travelling = ({ children }: { children: ReactNode }) => {
      const [query, setQuery] = useState<Record<string, string>>(prefill);
      travel = setQuery;
      const router = fakeRouter(`/leaderboards/submit?${new URLSearchParams(query)}`);
      const push = async (address: unknown) => pushed.push(String(address)) > 0;
      return <RouterContext value={{ ...router, query, push }}>{children}</RouterContext>;
    };
    const { user } = renderWithTheme(
      <Travelling>
        <SubmitRun quests={quests} BuildField={({ label }) => <p>{label}</p>} />
      </Travelling>,
      { wrapper: withAuth(signedIn(sessionOf("maple")), fakeRouter("/leaderboards/submit")) },
    );
    await user.type(await screen.findByLabelText(/^Clear time/), "4:32.15");
    await user.type(field(/^Video link/), "youtu.be/abcdefghijk");
    await user.click(screen.getByRole("button", { name: "Submit run" }));
    await screen.findByRole("heading", { name: "Run submitted" });
    act(() => travel({ run: runId(1) }));
    await user.click(await screen.findByRole("button", { name: "Save correction" }));
    await screen.findByRole("heading", { name: "Correction saved" });
    await user.click(screen.getByRole("button", { name: "Submit another run" }));
    expect(pushed).toEqual(["/leaderboards/submit"]);
    act(() => travel({}));
    expect(await screen.findByRole("button", { name: "Submit run" })).toBeTruthy();
  });

  test("of a decided run is not offered", async () => {
    const decided = { body: { message: "OK", run: ownRunOf(1, { status: "verified" }), events: [] } };
    stubApi({ ...lists, [`GET ${path}/viewer`]: decided });
    open(undefined, { run: runId(1) });
    expect(await screen.findByText("This run has been decided")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Save correction" })).toBeNull();
  });
});
