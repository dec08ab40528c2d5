import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ReviewHints } from "@/components/leaderboards/review/ReviewHints";
import { ReviewerRunList } from "@/components/leaderboards/reviewers/ReviewerRunList";
import { loadIdentity } from "@/lib/firebase/load";
import { reviewCheckIds } from "@/lib/leaderboards/review/review-checks";
import type { ReviewListResponse, RunHints } from "@/lib/leaderboards/schema";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { ownRunOf, questNames, runId } from "@/tests/support/leaderboards/shown-runs";
import { renderWithTheme } from "@/tests/support/render";
import { signedIn, withAuth } from "@/tests/support/signed-in";

beforeEach(() => {
  const identity = fakeIdentity(sessionOf("ash"));
  vi.mocked(loadIdentity).mockImplementation(async () => identity);
});
const wrapper = withAuth(signedIn(sessionOf("ash")));
const run = { ...ownRunOf(1), isReviewed: false };
const list = (by: Partial<ReviewListResponse> = {}) => ({
  body: {
    ...{ message: "OK", canReview: true, verified: 6, figures: { reviews: 4, agreed: 3 } },
    ...{ runs: [run], nextCursor: null, ...by },
  },
});
const listPath = "GET /api/leaderboards/reviews";
const names = { "GET /api/wiki/quests.json": { body: questNames } };

describe("the runs that a hunter may review", () => {
  test("are advised about once the checklist is filled in, or something is wrong", async () => {
    const post = `POST /api/leaderboards/runs/${run.id}/review`;
    const calls = stubApi({ ...names, [listPath]: list(), [post]: { body: { message: "OK" } } });
    const { user, container } = renderWithTheme(<ReviewerRunList uid="ash" />, { wrapper });
    expect(await screen.findByText(/agreed with you in 3/)).toBeTruthy();
    const form = within(await screen.findByRole("form", { name: "Review", hidden: true }));
    const sent = () => calls.filter(({ call }) => call === post).map(({ body }) => body);
    await user.click(form.getByRole("button", { name: "Advise to verify", hidden: true }));
    expect(await form.findByText(/Complete the checklist/)).toBeTruthy();
    expect(sent()).toEqual([]);
    for (const box of form.getAllByRole("checkbox", { hidden: true })) await user.click(box);
    await expectNoAxeViolations(container);
    await user.click(form.getByRole("button", { name: "Advise to verify", hidden: true }));
    await waitFor(() =>
      expect(sent()).toEqual([
        { advice: "verify", revision: run.revision, checked: [...reviewCheckIds], text: "" },
      ]),
    );
    expect(await screen.findByText("Reviewed by you")).toBeTruthy();
  });

  test("are none before five verified runs, and the page says when", async () => {
    stubApi({ ...names, [listPath]: list({ canReview: false, verified: 2, runs: [] }) });
    renderWithTheme(<ReviewerRunList uid="ash" />, { wrapper });
    expect(await screen.findByText(/You have 2 verified runs/)).toBeTruthy();
  });
});

describe("the hints at the desk", () => {
  const hints: RunHints = {
    message: "OK",
    warnings: [{ kind: "shared-video", text: "The same video is in another run.", runs: [runId(7)] }],
    video: { title: "My best", channel: "Somebody" },
    reviews: [
      {
        ...{ by: "elm", name: "Elm", advice: "reject", checked: ["time"], reason: "video-cut" },
        ...{ text: "Cut at 02:10.", at: run.submittedAt, figures: { reviews: 5, agreed: 4 } },
      },
    ],
  };
  const path = `GET /api/leaderboards/runs/${run.id}/hints`;

  test("name what to look at, the video and what reviewers advise", async () => {
    stubApi({ [path]: { body: hints } });
    const { container } = renderWithTheme(<ReviewHints run={ownRunOf(1)} />, { wrapper });
    expect(await screen.findByText(/The same video is in another run/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Open the other run" }).getAttribute("href")).toContain(runId(7));
    expect(container.textContent).toContain("My best, by Somebody");
    expect(container.textContent).toContain("agreed with moderators in 4 of 5 reviews");
    await expectNoAxeViolations(container);
  });

  test("have their place before they are there, and say that there are none", async () => {
    stubApi({ [path]: { body: { ...hints, warnings: [], video: null, reviews: [] } } });
    renderWithTheme(<ReviewHints run={ownRunOf(1)} />, { wrapper });
    expect(screen.getByText("Looking for warnings.")).toBeTruthy();
    expect(await screen.findByText("No warnings.")).toBeTruthy();
  });
});
