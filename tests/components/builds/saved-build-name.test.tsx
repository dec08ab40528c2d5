import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SavedBuildName } from "@/components/builds/SavedBuildName";
import { useDraftAuthor } from "@/hooks/account/use-draft-author";
import { useOwnBuild } from "@/hooks/builds/use-own-build";
import { loadIdentity } from "@/lib/firebase/load";
import { buildId, ownBuild } from "@/tests/support/builds/rows";
import { stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { renderWithTheme } from "@/tests/support/render";
import { signedIn, withAuth } from "@/tests/support/signed-in";

vi.mock("@/lib/firebase/load", () => ({ loadIdentity: vi.fn() }));

/** Says when a build that is not one's own was answered. */
function Answered() {
  const { build } = useOwnBuild(useDraftAuthor(), buildId(1));
  return build === null ? "Not one's own" : null;
}

/** Shows the name of a build of Maple's to this account; the server answers once `answer` is called. */
function show(uid: string) {
  vi.mocked(loadIdentity).mockImplementation(async () => fakeIdentity(sessionOf(uid)));
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const calls = stubApi({
    [`GET /api/builds/${buildId(1)}/viewer`]: async ({ token }) => {
      await answered;
      const { takenDown, restorableUntil, ...build } = ownBuild(1, {
        owner: "maple",
        title: "<b>Ice & rain</b>",
      });
      const own = token === "token-of-maple" ? { takenDown, restorableUntil } : null;
      const author = { uid: "maple", displayName: "Maple", photoURL: null };
      return { body: { message: "OK", build, author, liked: false, own } };
    },
  });
  renderWithTheme(
    <>
      <h1>
        <SavedBuildName id={buildId(1)} />
      </h1>
      <p>
        <Answered />
      </p>
    </>,
    { wrapper: withAuth(signedIn(sessionOf(uid))) },
  );
  return { calls, answer };
}

test("names the page until the title is there, then shows the title as text", async () => {
  const { answer } = show("maple");
  expect(screen.getByText("Builder")).toBeTruthy();
  answer();
  expect(await screen.findByText("<b>Ice & rain</b>")).toBeTruthy();
  expect(screen.queryByText("Builder")).toBeNull();
});

test("keeps the name of the page for a build of another account", async () => {
  const { calls, answer } = show("felix");
  answer();
  // Asked after the name and answered after it, so the name has its answer too.
  expect(await screen.findByText("Not one's own")).toBeTruthy();
  expect(calls).toHaveLength(2);
  expect(screen.queryByText("<b>Ice & rain</b>")).toBeNull();
  expect(screen.getByText("Builder")).toBeTruthy();
});
