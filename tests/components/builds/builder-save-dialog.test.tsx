import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { BuilderSaveDialog } from "@/components/builds/BuilderSaveDialog";
import { loadIdentity } from "@/lib/firebase/load";
import { buildId, ownBuild } from "@/tests/support/builds/rows";
import { stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { renderWithTheme } from "@/tests/support/render";
import { signedIn, withAuth } from "@/tests/support/signed-in";

vi.mock("@/lib/firebase/load", () => ({ loadIdentity: vi.fn() }));

const content = { code: "1abc", weapon: "bow", skills: [], monster: null } as const;

/** Opens the dialog for a saved build as this account. */
function open(uid: string) {
  vi.mocked(loadIdentity).mockImplementation(async () => fakeIdentity(sessionOf(uid)));
  const props = {
    opened: true,
    content,
    savedId: buildId(1),
    onClose: vi.fn(),
    onSaved: vi.fn(),
    onSaveHere: vi.fn(),
  };
  return renderWithTheme(<BuilderSaveDialog {...props} />, { wrapper: withAuth(signedIn(sessionOf(uid))) });
}
const title = async () => ((await screen.findByLabelText(/^Title/)) as HTMLInputElement).value;

test("each time begins with what the server has by then, and with nothing of another account's build", async () => {
  let stored = ownBuild(1, { owner: "maple", title: "First", version: 1 });
  const calls = stubApi({
    [`GET /api/builds/${buildId(1)}/viewer`]: ({ token }) => {
      const { takenDown, restorableUntil, ...build } = stored;
      const own = token === "token-of-maple" ? { takenDown, restorableUntil } : null;
      const author = { uid: "maple", displayName: "Maple", photoURL: null };
      return { body: { message: "OK", build, author, liked: false, own } };
    },
    [`POST /api/builds/${buildId(1)}`]: () => ({ body: { message: "OK", build: stored } }),
  });
  const first = open("maple");
  expect(await title()).toBe("First");
  first.unmount();

  // Saved since, in this tab or in another one.
  stored = { ...stored, title: "Second", version: 2 };
  const second = open("maple");
  expect(await title()).toBe("Second");
  await second.user.click(screen.getByRole("button", { name: "Save and publish" }));
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ version: 2 }));
  second.unmount();

  open("felix");
  expect(await title()).toBe("");
});
