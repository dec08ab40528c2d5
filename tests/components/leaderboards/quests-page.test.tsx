import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { EmbeddedBoard } from "@/components/leaderboards/board/EmbeddedBoard";
import { QuestsPage } from "@/components/leaderboards/board/QuestsPage";
import type { QuestBoardRow, QuestsPageData } from "@/lib/leaderboards/page-data";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { type FakeReply, stubApi } from "@/tests/support/fake-api";
import { loggedRun, placedRow, runId, shownQuest } from "@/tests/support/leaderboards/page-rows";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter, routerWrapper } from "@/tests/support/router";

const record = { ...placedRow(1), ruleset: "ta" as const };
const played: QuestBoardRow = {
  ...shownQuest,
  kind: "optional",
  rank: "high",
  targets: [{ id: "rathalos", name: "Rathalos" }],
  runs: 95,
  isOpen: true,
  records: [record, { ...record, runId: runId(7), timeCs: 21_000, ruleset: "freestyle" }],
};
const unplayed: QuestBoardRow = {
  ...played,
  ...{
    id: "arena-chatacabra",
    name: "Arena: Chatacabra",
    kind: "arena",
    rulesets: ["arena"],
    runs: 0,
    isOpen: false,
  },
  targets: [{ id: "chatacabra", name: "Chatacabra" }],
  records: [],
};
const challenge: QuestsPageData["challenge"] = {
  week: "2026-W47",
  quest: shownQuest.id,
  ruleset: "ta",
  boardId: "challenge_2026-W47",
  from: "2026-11-16T00:00:00.000Z",
  to: "2026-11-23T00:00:00.000Z",
  winners: [record, { ...record, runId: runId(2) }],
};
const page: QuestsPageData = {
  quests: [played, unplayed],
  monsters: [...unplayed.targets, ...played.targets],
  latest: [loggedRun(3)],
  fallen: [{ ...record, quest: shownQuest.id }],
  queue: { runs: 16, medianHours: 48 },
  challenge,
  pastChallenges: [{ ...challenge, week: "2026-W46", boardId: "challenge_2026-W46", winners: [record] }],
};

function visit(changes: Partial<QuestsPageData> = {}) {
  return renderWithTheme(
    <main>
      <QuestsPage {...page} {...changes} />
    </main>,
    { wrapper: routerWrapper(fakeRouter("/leaderboards")) },
  );
}
const rowOf = (name: RegExp) => screen.getByRole("row", { name });

describe("the list of quests", () => {
  test("gives each quest its record, runner, weapon, number of runs and the way to its board", async () => {
    const { container, user } = visit();
    const row = within(rowOf(/^1,000 Shimmering Swords/));
    expect(row.getByText("04'01\"00")).toBeTruthy();
    expect(row.getByRole("link", { name: "Hunter 1" })).toBeTruthy();
    expect(row.getByText("Bow")).toBeTruthy();
    expect(row.getByText("95")).toBeTruthy();
    expect(row.getByRole("link", { name: shownQuest.name }).getAttribute("href")).toBe(
      `/leaderboards/overview?board=${shownQuest.id}_ta_all_all_1`,
    );
    expect(screen.queryByRole("row", { name: /^Arena: Chatacabra/ })).toBeNull();
    await user.click(screen.getByRole("radio", { name: "All quests" }));
    const arena = within(rowOf(/^Arena: Chatacabra/)).getByRole("link", { name: "Arena: Chatacabra" });
    expect(arena.getAttribute("href")).toContain("arena-chatacabra_arena_all_all_1");
    await expectNoAxeViolations(container);
  });

  test("shows the records of the other ruleset, and finds a quest by its monster", async () => {
    const { user } = visit();
    await user.click(screen.getByRole("radio", { name: "Freestyle" }));
    expect(within(rowOf(/^1,000 Shimmering Swords/)).getByText("03'30\"00")).toBeTruthy();
    const [field] = screen.getAllByLabelText("Quest or monster");
    if (!field) throw new Error("no field to search in");
    await user.type(field, "chataca");
    expect(screen.queryByRole("row", { name: /^1,000/ })).toBeNull();
    expect(rowOf(/^Arena: Chatacabra/)).toBeTruthy();
  });

  test("shows the records of a weapon when one is chosen, asked for then alone", async () => {
    const lance = { ...record, runId: runId(9), timeCs: 30_000, weapon: "lance" as const };
    const calls = stubApi({
      "GET /api/leaderboards/records": {
        body: { message: "OK", quests: [{ quest: shownQuest.id, records: [lance] }] },
      },
    });
    const { user } = visit();
    expect(calls).toEqual([]);
    const [field] = screen.getAllByLabelText("Records of");
    if (!field) throw new Error("no field for the weapon");
    await user.selectOptions(field, "lance");
    const row = within(rowOf(/^1,000 Shimmering Swords/));
    expect(await row.findByText("05'00\"00")).toBeTruthy();
    expect(row.getByText("Lance")).toBeTruthy();
    expect(row.queryByText("04'01\"00")).toBeNull();
    expect(row.getByRole("link", { name: shownQuest.name }).getAttribute("href")).toBe(
      `/leaderboards/overview?board=${shownQuest.id}_ta_lance_all_1`,
    );
  });

  test("shows no record of other weapons while those of one are on the way, and says when they cannot be loaded", async () => {
    const held: ((reply: FakeReply) => void)[] = [];
    stubApi({ "GET /api/leaderboards/records": () => new Promise<FakeReply>((reply) => held.push(reply)) });
    const { user } = visit();
    const [field] = screen.getAllByLabelText("Records of");
    if (!field) throw new Error("no field for the weapon");
    await user.selectOptions(field, "lance");
    const row = within(rowOf(/^1,000 Shimmering Swords/));
    expect(row.queryByText("04'01\"00")).toBeNull();
    expect(row.queryByText("–"), "nothing says that there is none").toBeNull();
    await waitFor(() => expect(held).toHaveLength(1));
    held[0]?.({ status: 503, body: { message: "Too busy." } });
    expect(await screen.findByText(/The records of this weapon could not be loaded/)).toBeTruthy();
    // Rows of a table are drawn after what stands around it.
    expect(await row.findAllByText("–")).toHaveLength(3);
  });

  test("shows the challenge with tied leaders on one place, its board and earlier winners", () => {
    visit();
    const panel = within(screen.getByRole("region", { name: "This week's challenge" }));
    expect(panel.getAllByRole("listitem").map((item) => item.textContent?.slice(0, 1))).toEqual(["1", "1"]);
    expect(panel.getByRole("link", { name: shownQuest.name }).getAttribute("href")).toBe(
      "/leaderboards/overview?board=challenge_2026-W47",
    );
    const past = within(screen.getByRole("region", { name: "Past challenges" }));
    expect(past.getByText("2026-W46")).toBeTruthy();
  });

  test("shows what is alive before the list of boards", () => {
    visit();
    const regions = screen.getAllByRole("region").map((region) => region.getAttribute("aria-labelledby"));
    const order = ["challenge", "fallen", "latest", "boards"].map((id) =>
      regions.findIndex((label) => label?.startsWith(id)),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  test("says what is missing where nothing happened yet", () => {
    visit({ latest: [], fallen: [], pastChallenges: [], challenge: { ...page.challenge, winners: [] } });
    expect(screen.getByText("No record fell in the last seven days.")).toBeTruthy();
    expect(screen.getByText("No verified runs yet.")).toBeTruthy();
    expect(screen.getByText("No runs yet. The first verified run leads.")).toBeTruthy();
  });

  test("invites to the first run before there is one, without columns for records", () => {
    const unplayed = page.quests.map((quest) => ({ ...quest, runs: 0, records: [], isOpen: true }));
    visit({ quests: unplayed, latest: [], fallen: [], pastChallenges: [] });
    expect(screen.getByRole("link", { name: "Submit the first run" })).toHaveProperty(
      "pathname",
      "/leaderboards/submit",
    );
    expect(screen.queryByRole("region", { name: "Records this week" })).toBeNull();
    expect(screen.queryByRole("columnheader", { name: /Record/ })).toBeNull();
    expect(screen.getByRole("columnheader", { name: /Runs/ })).toBeTruthy();
  });
});

describe("an embedded board", () => {
  test("lists its rows and opens the site in a new tab", async () => {
    const { container } = renderWithTheme(
      <EmbeddedBoard
        id="b"
        title="Quest"
        subtitle="TA, Bow, PC, solo"
        rows={[placedRow(1), placedRow(2)]}
        runners={2}
        runs={3}
      />,
    );
    expect(screen.getAllByRole("row")).toHaveLength(3);
    for (const link of screen.getAllByRole("link")) expect(link.getAttribute("target")).toBe("_blank");
    await expectNoAxeViolations(container);
  });
});
