import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { MarkdownField } from "@/components/ui/MarkdownField";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { fillIn } from "@/tests/support/fill-in";
import { renderWithTheme } from "@/tests/support/render";

const budget = { depth: 3, nodes: 50 };

function Field({ problem }: { problem?: string }) {
  const [text, setText] = useState("");
  return (
    <MarkdownField
      label="Guide"
      value={text}
      maxLength={40}
      budget={budget}
      problem={problem}
      onChange={setText}
    />
  );
}

const show = (problem?: string) => renderWithTheme(<Field {...(problem !== undefined && { problem })} />);
const field = () => screen.getByRole("textbox", { name: "Guide" });
const preview = () => screen.getByRole("button", { name: "Preview" });

/** The texts that the field is described by. */
function listDescriptions(): readonly (string | null | undefined)[] {
  const ids = field().getAttribute("aria-describedby")?.split(/\s+/) ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

describe("a field for Markdown", () => {
  test("has a label, help and a counter, and is right while nothing is wrong", async () => {
    const { user } = show();
    await fillIn(user, field(), "Keep moving.");
    expect(field()).toHaveProperty("value", "Keep moving.");
    expect(field().getAttribute("aria-invalid")).toBeNull();
    expect(listDescriptions()).toEqual(["Markdown: **bold**, *italic*, - list12 of 40"]);
    await expectNoAxeViolations();
  });

  test("lets more be typed than fits, and says that it is too much", async () => {
    const { user } = show();
    await fillIn(user, field(), "a".repeat(41));
    expect(screen.getByText("41 of 40")).toBeTruthy();
    expect(field().getAttribute("aria-invalid")).toBe("true");
  });

  test("says as one types what nests too deep, and where", async () => {
    const { user } = show();
    await fillIn(user, field(), "Fine.\n\n> > > > Too deep.");
    const problem = await screen.findByRole("alert");
    expect(problem.textContent).toBe(
      "Guide must not nest quotes, lists or emphasis deeper than 3 levels (see line 3).",
    );
    expect(listDescriptions()).toContain(problem.textContent);
    await expectNoAxeViolations();
    await user.clear(field());
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("says what the server refused, in place of its own finding", async () => {
    const { user } = show("Guide holds a link that is not allowed.");
    expect(field().getAttribute("aria-invalid")).toBe("true");
    await fillIn(user, field(), "> > > > Too deep.");
    expect(screen.getByRole("alert").textContent).toBe("Guide holds a link that is not allowed.");
    expect(listDescriptions()).toContain("Guide holds a link that is not allowed.");
  });
});

describe("its preview", () => {
  test("shows the text as others will see it, and leads back to it", async () => {
    const { user } = show();
    await fillIn(user, field(), "Keep **moving**.");
    await user.click(preview());
    expect(preview().getAttribute("aria-pressed")).toBe("true");
    expect((await screen.findByText("moving")).tagName).toBe("STRONG");
    expect(screen.getByRole("group", { name: "Preview of guide" }).textContent).toBe("Keep moving.");
    expect(screen.queryByRole("textbox")).toBeNull();
    await expectNoAxeViolations();
    await user.click(preview());
    expect(field()).toHaveProperty("value", "Keep **moving**.");
  });

  test("of nothing says so", async () => {
    const { user } = show();
    await user.click(preview());
    expect(screen.getByText("Nothing to preview yet.")).toBeTruthy();
  });
});
