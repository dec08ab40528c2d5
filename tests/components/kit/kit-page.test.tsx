import { screen } from "@testing-library/react";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { KitPage, kitGroups } from "@/components/kit/KitPage";
import { getStaticProps } from "@/pages/dev/kit";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderInShell } from "@/tests/support/shell";

beforeAll(() => {
  window.matchMedia ??= () => new EventTarget() as MediaQueryList;
});

describe("the kit", () => {
  test.each(kitGroups)("breaks no rule of accessibility: $label", async ({ label, Specimens }) => {
    renderInShell(
      <main>
        <h1>Kit</h1>
        <h2>{label}</h2>
        <Specimens />
      </main>,
    );
    expect(screen.getAllByRole("heading", { level: 3 }).length).toBeGreaterThan(3);
    await expectNoAxeViolations();
  });

  test("has a place in the table of contents for each group", () => {
    renderInShell(<KitPage />);
    const contents = screen.getByRole("navigation", { name: "On this page" });
    const targets = [...contents.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(targets).toEqual(kitGroups.map(({ id }) => `#${id}`));
    for (const { label } of kitGroups) expect(screen.getByRole("region", { name: label })).not.toBeNull();
  });

  test.each(["small", "medium", "large", "sheet"])("opens and closes a dialog of size %s", async (size) => {
    const { user } = renderGroup("dialogs");
    await user.click(screen.getByRole("button", { name: `Open ${size}` }));
    expect(screen.getByRole("dialog", { name: `Dialog, ${size}` })).not.toBeNull();
    await user.click(screen.getByRole("button", { name: "Done" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("shows a confirmation whose last attempt failed", async () => {
    const { user } = renderGroup("dialogs");
    await user.click(screen.getByRole("button", { name: "Confirm, with an error" }));
    expect(screen.getByRole("alert").textContent).toBe("The build could not be deleted. Try again.");
    await expectNoAxeViolations();
  });
});

describe("the address of the kit", () => {
  test.each([
    ["development", "", true],
    ["production", "1", true],
    ["production", "", false],
    ["production", "0", false],
  ])("in %s with QUARRY_KIT=%j", async (mode, kit, isThere) => {
    vi.stubEnv("NODE_ENV", mode);
    vi.stubEnv("QUARRY_KIT", kit);
    try {
      expect(await getStaticProps({})).toEqual(isThere ? { props: {} } : { notFound: true });
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

function renderGroup(id: string) {
  const group = kitGroups.find((each) => each.id === id);
  if (!group) throw new Error(`The kit has no group ${id}.`);
  return renderInShell(<group.Specimens />);
}
