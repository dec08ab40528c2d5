import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { RunViewer } from "@/components/leaderboards/run/RunViewer";
import { loadIdentity } from "@/lib/firebase/load";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { ownRunOf, questNames, runId } from "@/tests/support/leaderboards/shown-runs";
import { renderWithTheme } from "@/tests/support/render";
import { signedIn, signedOut, withAuth } from "@/tests/support/signed-in";

beforeEach(() => {
  const identity = fakeIdentity(sessionOf("maple"));
  vi.mocked(loadIdentity)
    .mockReset()
    .mockImplementation(async () => identity);
});

const call = `GET /api/leaderboards/runs/${runId(1)}/viewer`;
const events = [
  { who: "maple", what: "submit", why: "", at: "2026-11-20T08:00:00.000Z" },
  { who: "sable", what: "reject", why: "Two seconds are missing.", at: "2026-11-21T09:30:00.000Z" },
];
const rejected = ownRunOf(1, { status: "rejected", queue: null, reason: "video-cut", reasonText: "Cut." });

function open(state: Parameters<typeof withAuth>[0]) {
  return renderWithTheme(
    <main>
      <h1>Run</h1>
      <RunViewer id={runId(1)} />
    </main>,
    { wrapper: withAuth(state) },
  );
}

test("its hunter sees what happened to a run, and may appeal", async () => {
  stubApi({
    [call]: { body: { message: "OK", run: rejected, events } },
    "GET /api/wiki/quests.json": { body: questNames },
  });
  const { container } = open(signedIn(sessionOf("maple")));
  expect(await screen.findByRole("heading", { name: "Your run" })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Appeal/ })).toBeTruthy();
  expect(screen.getByText("Rejected: Two seconds are missing.")).toBeTruthy();
  expect(screen.getByText("2026-11-20 08:00 UTC")).toBeTruthy();
  await expectNoAxeViolations(container);
});

test("whoever is refused sees nothing", async () => {
  const calls = stubApi({ [call]: { status: 403, body: { message: "Not yours.", code: "forbidden" } } });
  open(signedIn(sessionOf("rook")));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole("region")).toBeNull();
});

test("a visitor asks for nothing", async () => {
  const calls = stubApi({});
  open(signedOut);
  expect(screen.getByRole("heading", { name: "Run" })).toBeTruthy();
  expect(calls).toEqual([]);
});
