import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { SeenMonsterRuns, SeenQuestRecords } from "@/components/leaderboards/links/seen-runs";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { boardPage, placedRow, shownQuest } from "@/tests/support/leaderboards/page-rows";
import { renderWithTheme } from "@/tests/support/render";
import { stubScreen } from "@/tests/support/stub-screen";

const record = { ...placedRow(1), ruleset: "ta" };
const board = `/api/leaderboards/boards/${shownQuest.id}_ta_all_all_1`;

function stubRuns(quests: unknown[]) {
  return stubApi({
    "GET /api/leaderboards/quests": {
      body: { message: "OK", quests, latest: [], queue: { runs: 3, medianHours: 12 } },
    },
    [`GET ${board}`]: { body: { message: "OK", ...boardPage([placedRow(1), placedRow(2)]).board } },
  });
}

test("a monster's runs are fetched when their place is near, and not before", async () => {
  const { scroll } = stubScreen();
  const calls = stubRuns([{ quest: shownQuest.id, runs: 41, records: [record] }]);
  const { container } = renderWithTheme(
    <main>
      <h1>Rathalos</h1>
      <SeenMonsterRuns monster="rathalos" quests={[shownQuest]} />
    </main>,
  );
  const section = screen.getByRole("region", { name: "Fastest runs" });
  expect(within(section).queryAllByRole("listitem")).toEqual([]);
  expect(calls).toEqual([]);
  scroll();
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining("04'01\"00"),
    expect.stringContaining("04'02\"00"),
  ]);
  expect(screen.getByRole("link", { name: /^1,000 Shimmering Swords/ }).getAttribute("href")).toBe(
    `/leaderboards/overview?board=${shownQuest.id}_ta_all_all_1`,
  );
  await expectNoAxeViolations(container);
});

test("a monster without runs invites the first", async () => {
  const { scroll } = stubScreen();
  stubRuns([]);
  renderWithTheme(<SeenMonsterRuns monster="rathalos" quests={[shownQuest]} />);
  scroll();
  expect(await screen.findByText(/No verified runs against this monster yet/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Submit the first one" })).toBeTruthy();
});

test("a quest names its record per ruleset, with the way to its board", async () => {
  const { scroll } = stubScreen();
  stubRuns([{ quest: shownQuest.id, runs: 41, records: [record] }]);
  const { container } = renderWithTheme(
    <main>
      <h1>{shownQuest.name}</h1>
      <SeenQuestRecords quest={shownQuest.id} />
    </main>,
  );
  scroll();
  expect((await screen.findByRole("link", { name: /^Board/ })).getAttribute("href")).toBe(
    `/leaderboards/overview?board=${shownQuest.id}_ta_all_all_1`,
  );
  expect(screen.getByText(/Hunter 1/)).toBeTruthy();
  await expectNoAxeViolations(container);
});

test("with a weapon of one's own, a monster shows its board and a quest its record in addition", async () => {
  localStorage.setItem("quarry-my-weapon", "lance");
  document.documentElement.setAttribute("data-weapon", "lance");
  try {
    const { scroll } = stubScreen();
    const lance = { ...record, runId: "r2345678901234567890", timeCs: 30_000, weapon: "lance" };
    const lanceBoard = `${shownQuest.id}_ta_lance_all_1`;
    stubApi({
      "GET /api/leaderboards/quests": {
        body: {
          ...{ message: "OK", latest: [], queue: { runs: 3, medianHours: 12 } },
          quests: [{ quest: shownQuest.id, runs: 41, records: [record] }],
        },
      },
      "GET /api/leaderboards/records": {
        body: { message: "OK", quests: [{ quest: shownQuest.id, records: [lance] }] },
      },
      [`GET /api/leaderboards/boards/${lanceBoard}`]: {
        body: { message: "OK", ...boardPage([{ ...placedRow(1), weapon: "lance" }]).board },
      },
    });
    renderWithTheme(
      <main>
        <SeenMonsterRuns monster="rathalos" quests={[shownQuest]} />
        <SeenQuestRecords quest={shownQuest.id} />
      </main>,
    );
    scroll();
    expect(
      (await screen.findByRole("link", { name: "1,000 Shimmering Swords, TA, Lance" })).getAttribute("href"),
    ).toContain(lanceBoard);
    expect(screen.getByRole("link", { name: "All weapons" })).toBeTruthy();
    const records = within(screen.getByRole("region", { name: "Records" }));
    expect(await records.findByText("05'00\"00")).toBeTruthy();
    expect(records.getByText("04'01\"00")).toBeTruthy();
    expect(records.getByRole("link", { name: /^Board: TA, Lance/ }).getAttribute("href")).toContain(
      lanceBoard,
    );
  } finally {
    localStorage.clear();
    document.documentElement.removeAttribute("data-weapon");
  }
});
