import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SignedInOnly } from "@/components/site/SignedInOnly";
import type { AuthState } from "@/hooks/account/use-auth";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { sessionOf } from "@/tests/support/fake-identity";
import { renderWithTheme } from "@/tests/support/render";
import { signedIn, signedOut, withAuth } from "@/tests/support/signed-in";

function show(auth: AuthState) {
  return renderWithTheme(
    <main>
      <SignedInOnly path="/user/statement" text="Only for you.">
        {(uid) => <h1>Page of {uid}</h1>}
      </SignedInOnly>
    </main>,
    { wrapper: withAuth(auth) },
  );
}

test("shows the page to those who are signed in", () => {
  show(signedIn(sessionOf("maple")));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page of maple");
});

test("asks others to sign in, and says what for", async () => {
  const { container } = show(signedOut);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Sign in to continue");
  expect(screen.getByText("Only for you.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Sign in" })).toBeTruthy();
  await expectNoAxeViolations(container);
});
