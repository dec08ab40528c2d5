import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { LockDecorations } from "@/components/builder/search/LockDecorations";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { gogmaziosLoadout } from "@/tests/support/builder/loadouts";
import { TestBuilder, type TestedBuilder } from "@/tests/support/builder-page";
import { renderWithTheme } from "@/tests/support/render";

test("locks a decoration by name, with how many, and unlocks it again", async () => {
  const user = userEvent.setup();
  const seen: { builder?: TestedBuilder } = {};
  const { container } = renderWithTheme(
    <TestBuilder
      loadout={gogmaziosLoadout}
      onBuilder={(builder) => {
        seen.builder = builder;
      }}
    >
      <LockDecorations />
    </TestBuilder>,
  );
  await user.type(screen.getByRole("combobox", { name: "Lock decorations" }), "ambush{Enter}");
  expect(seen.builder?.criteria.lockedDecorations).toEqual({ "ambush-jewel-2": 1 });
  await user.click(screen.getByRole("button", { name: "Increase Ambush Jewel [2]" }));
  expect(seen.builder?.criteria.lockedDecorations).toEqual({ "ambush-jewel-2": 2 });
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole("button", { name: "Unlock Ambush Jewel [2]" }));
  expect(seen.builder?.criteria.lockedDecorations).toEqual({});
});
