import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BuildOverlay } from "@/components/builds/BuildOverlay";
import type { AttachedBuild } from "@/lib/builds/attachment-schema";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { publishedRow } from "@/tests/support/builds/rows";
import { stubApi } from "@/tests/support/fake-api";
import { renderWithTheme } from "@/tests/support/render";

const { id, title, weapon, code, summary } = publishedRow(7);
const first: AttachedBuild = { attachment: { kind: "build", id }, title, weapon, code, summary };
const call = `GET /api/builds/attachment?id=${id}`;

test("an overlay shows weapon, figures and skills, and breaks no accessibility rule", async () => {
  const { container } = renderWithTheme(
    <main>
      <BuildOverlay id={id} first={first} />
    </main>,
  );
  expect(screen.getByRole("heading", { name: /Bow that never runs dry/ })).toBeDefined();
  expect(screen.getByText("Fearbringer Callistox")).toBeDefined();
  expect(screen.getByText("7%")).toBeDefined();
  expect(screen.getByRole("listitem").textContent).toBe("Weakness Exploit 5");
  await expectNoAxeViolations(container);
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

  test("follows the build", async () => {
    stubApi({ [call]: { body: { message: "OK", build: { ...first, title: "Renamed" } } } });
    renderWithTheme(<BuildOverlay id={id} first={first} />);
    await wait();
    expect(screen.getByRole("heading").textContent).toContain("Renamed");
  });

  test("is empty once the build is hidden or deleted", async () => {
    stubApi({ [call]: { status: 404, body: { message: "This build does not exist.", code: "not-found" } } });
    const { container } = renderWithTheme(<BuildOverlay id={id} first={first} />);
    await wait();
    expect(container.textContent).toBe("");
  });

  test("keeps what it shows while the site cannot be reached", async () => {
    const calls = stubApi({ [call]: new Error("offline") });
    renderWithTheme(<BuildOverlay id={id} first={first} />);
    await wait();
    expect(calls).toHaveLength(1);
    expect(screen.getByRole("heading").textContent).toContain(title);
  });
});
