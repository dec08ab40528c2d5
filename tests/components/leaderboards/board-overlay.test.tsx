import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BoardOverlay } from "@/components/leaderboards/board/BoardOverlay";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { placedRow, runId, shownQuest } from "@/tests/support/leaderboards/page-rows";
import { renderWithTheme } from "@/tests/support/render";

const id = `${shownQuest.id}_ta_all_all_1`;
const rows = [1, 2, 3, 4, 5, 6].map((number) => placedRow(number));
const shown = { title: shownQuest.name, subtitle: "TA, solo", count: 3, run: null, board: { id, rows } };
const reply = { message: "OK", id, runners: 6, runs: 6, parts: 1, history: [], updatedAt: null };
const call = `GET /api/leaderboards/boards/${id}`;

const read = () => screen.getAllByRole("listitem").map((row) => row.textContent);

test("an overlay shows the fastest runs, and breaks no accessibility rule", async () => {
  const { container } = renderWithTheme(
    <main>
      <BoardOverlay {...shown} />
    </main>,
  );
  expect(read()).toEqual([`104'01"00Hunter 1`, `204'02"00Hunter 2+00'01"00`, `304'03"00Hunter 3+00'02"00`]);
  await expectNoAxeViolations(container);
});

test("an overlay of an empty board says so", () => {
  renderWithTheme(<BoardOverlay {...shown} board={{ id, rows: [] }} />);
  expect(screen.getByText("No verified runs yet")).toBeDefined();
});

describe("an overlay that stays open", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  /** Half a minute, and the schema that comes with the first look. */
  const wait = () =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(30_000);
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(100);
    });

  test("shows a new record and a run that is gone, and marks the run that is meant", async () => {
    const calls = stubApi({
      [call]: { body: { ...reply, rows: [placedRow(9, { place: 1, gapCs: 0 }), ...rows.slice(2)] } },
    });
    const { container } = renderWithTheme(<BoardOverlay {...shown} run={runId(6)} />);
    expect(calls).toHaveLength(0);
    await wait();
    expect(calls.length).toBeGreaterThan(0);
    expect(read()[0]).toContain("Hunter 9");
    expect(read().join()).not.toContain("Hunter 1+");
    expect(container.querySelector("[data-marked]")?.textContent).toContain("Hunter 6");
    expect(read()).toHaveLength(3);
  });

  test("keeps what it shows while the site cannot be reached", async () => {
    const calls = stubApi({ [call]: new Error("offline") });
    renderWithTheme(<BoardOverlay {...shown} />);
    await wait();
    expect(calls.length).toBeGreaterThan(0);
    expect(read()[0]).toContain("Hunter 1");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
