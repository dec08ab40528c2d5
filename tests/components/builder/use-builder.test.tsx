import { act, screen } from "@testing-library/react";
import { type ReactNode, useRef } from "react";
import { expect, test, vi } from "vitest";
import { BuilderContext, pick, useBuilder, usePaneSource } from "@/hooks/builder/use-builder";
import { TestBuilder, type TestedBuilder } from "@/tests/support/builder-page";
import { renderWithTheme } from "@/tests/support/render";

function open(children: ReactNode) {
  const seen: { builder?: TestedBuilder } = {};
  const rendered = renderWithTheme(
    <TestBuilder
      onBuilder={(builder) => {
        seen.builder = builder;
      }}
    >
      {children}
    </TestBuilder>,
  );
  return { ...rendered, builder: () => seen.builder ?? expect.fail("no builder") };
}

const helmOn = { type: "equip", place: "head", id: "gogmazios-helm-alpha" } as const;

test("a part renders when what it selects changes, and with no other change", () => {
  const drawn = vi.fn();
  function Skills() {
    const { criteria, data } = useBuilder(pick("criteria", "data"));
    drawn(Object.keys(criteria.skills), data.armor.armor.length > 0);
    return null;
  }
  const { builder } = open(<Skills />);
  act(() => void builder().act(helmOn));
  expect(drawn).toHaveBeenCalledTimes(1);
  act(() => builder().changeCriteria({ skills: { burst: 1 } }));
  expect(drawn).toHaveBeenCalledTimes(2);
  expect(drawn).toHaveBeenLastCalledWith(["burst"], true);
});

test("a pane follows in sight and out of it, and comes into sight without being drawn anew", () => {
  const drawn = vi.fn();
  function Head() {
    const id = useBuilder(({ loadout }) => loadout.armor.head?.id ?? "nothing");
    drawn();
    return <p>On: {id}</p>;
  }
  function Pane({ isInSight, children }: { isInSight: boolean; children: ReactNode }) {
    const source = usePaneSource(isInSight);
    const first = useRef(source);
    expect(source).toBe(first.current);
    return <BuilderContext value={source}>{children}</BuilderContext>;
  }
  const head = <Head />;
  const { builder, rerender } = open(<Pane isInSight={false}>{head}</Pane>);
  expect(screen.getByText("On: nothing")).toBeDefined();
  act(() => void builder().act(helmOn));
  expect(screen.getByText("On: gogmazios-helm-alpha")).toBeDefined();
  expect(drawn).toHaveBeenCalledTimes(2);
  rerender(
    <TestBuilder>
      <Pane isInSight>{head}</Pane>
    </TestBuilder>,
  );
  expect(drawn).toHaveBeenCalledTimes(2);
  act(() => builder().undo());
  expect(screen.getByText("On: nothing")).toBeDefined();
});
