import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ProgressOptions } from "@/components/builder/search/ProgressOptions";
import { packAvailabilityData } from "@/lib/builder/data/availability-file";
import { gatherAvailabilityData } from "@/lib/builder/data/gather-builder-data.server";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { TestBuilder, type TestedBuilder } from "@/tests/support/builder-page";
import { stubApi } from "@/tests/support/fake-api";
import { renderWithTheme } from "@/tests/support/render";

function visit(version: string, criteria = {}) {
  const seen: { builder?: TestedBuilder } = {};
  const shown = renderWithTheme(
    <TestBuilder
      criteria={criteria}
      version={version}
      onBuilder={(builder) => {
        seen.builder = builder;
      }}
    >
      <ProgressOptions />
    </TestBuilder>,
  );
  return { ...shown, user: userEvent.setup(), seen };
}

const field = () => screen.getByRole("combobox", { name: "Monsters you cannot hunt yet" });

test("locks monsters by name and unlocks them, and limits armor to the rank that is open", async () => {
  stubApi({
    "GET /api/builder/data/availability.json?v=lock": {
      body: packAvailabilityData(gatherAvailabilityData()),
    },
  });
  const { user, seen, container } = visit("lock");
  await user.click(field());
  await user.type(field(), "dahaad");
  await screen.findByRole("option", { name: /Jin Dahaad/ });
  await user.keyboard("{Enter}");
  await user.type(field(), "guardian rath{Enter}");
  expect(seen.builder?.criteria.lockedMonsters).toEqual(["jin-dahaad", "guardian-rathalos"]);
  await user.click(screen.getByRole("radio", { name: "Low rank" }));
  expect(seen.builder?.criteria).toMatchObject({ hunterRank: "low", rank: "low" });
  await expectNoAxeViolations(container);
  const list = within(screen.getByRole("list", { name: "Monsters you cannot hunt yet" }));
  await user.click(list.getByRole("button", { name: /Unlock: Jin Dahaad/ }));
  expect(seen.builder?.criteria.lockedMonsters).toEqual(["guardian-rathalos"]);
});

test("says why monsters could not be loaded, and tries again", async () => {
  const body = packAvailabilityData(gatherAvailabilityData());
  const path = "GET /api/builder/data/availability.json?v=retry";
  stubApi({ [path]: { status: 500, body: { error: { code: "internal", message: "Try again later." } } } });
  const { user, seen } = visit("retry");
  await user.click(field());
  await user.type(field(), "ark");
  expect(await screen.findByText(/Try again later/)).toBeTruthy();
  stubApi({ [path]: { body } });
  await user.clear(field());
  await user.tab();
  await user.click(field());
  await user.type(field(), "arkveld");
  await screen.findByRole("option", { name: /^Arkveld/ });
  await user.keyboard("{Enter}");
  expect(seen.builder?.criteria.lockedMonsters).toEqual(["arkveld"]);
});
