import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Section } from "@/components/ui/Section";
import { useOpenedFolds } from "@/hooks/ui/use-opened-folds";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderInShell } from "@/tests/support/shell";

function Folding() {
  useOpenedFolds();
  return (
    <main>
      <h1>Rathalos</h1>
      <Section id="hitzones" title="Hitzones" fold="open">
        <p>65</p>
      </Section>
      <Section id="rewards" title="Rewards" fold="closed">
        <p>Ruby</p>
      </Section>
      <Section id="plain" title="Plain">
        <p>Text</p>
      </Section>
    </main>
  );
}

const fold = (id: string) => document.getElementById(id)?.closest("details");

afterEach(() => {
  window.location.hash = "";
  vi.unstubAllGlobals();
});

test("a section that folds is named by its heading, and its anchor is in the fold", async () => {
  const { container } = renderInShell(<Folding />);
  expect(screen.getByRole("region", { name: "Rewards" })).toBeTruthy();
  expect([fold("hitzones")?.open, fold("rewards")?.open, fold("plain")]).toEqual([true, false, null]);
  expect(screen.getAllByRole("heading", { name: "Rewards" })).toHaveLength(1);
  await expectNoAxeViolations(container);
});

test("an address opens the fold that it leads to, and a later one the next", () => {
  // Browsers that can show closed folds on wide screens.
  vi.stubGlobal("CSS", { supports: () => true });
  Element.prototype.scrollIntoView = vi.fn();
  window.location.hash = "#rewards";
  renderInShell(<Folding />);
  expect(fold("rewards")?.open).toBe(true);
  fold("rewards")?.removeAttribute("open");
  act(() => {
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });
  expect(fold("rewards")?.open).toBe(true);
});

test("a wide screen of an older browser has every fold open", () => {
  vi.stubGlobal("CSS", { supports: () => false });
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "(min-width: 48em)",
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  renderInShell(<Folding />);
  expect(fold("rewards")?.open).toBe(true);
});
