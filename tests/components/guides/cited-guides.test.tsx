import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SeenCitedGuides } from "@/components/guides/SeenCitedGuides";
import { listHouseGuides } from "@/lib/guides/list-house-guides.server";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { renderWithTheme } from "@/tests/support/render";
import { stubScreen } from "@/tests/support/stub-screen";

const guide = { slug: "by-a-player", title: "By a player", summary: "What a player wrote." };
const house = listHouseGuides("monster", "rathian");

function stubCited(guides: readonly object[]) {
  return stubApi({
    "GET /api/guides/cited?kind=monster&id=rathian": { body: { message: "OK", guides } },
    "GET /api/guides/cited?kind=item&id=potion": { body: { message: "OK", guides } },
  });
}

test("guides of the site that cite a record are known as its page is made", () => {
  expect(house.map(({ slug }) => slug)).toContain("reading-hitzones");
  expect(house.find(({ slug }) => slug === "reading-hitzones")?.title).toBe("Reading hitzones");
  expect(listHouseGuides("item", "potion")).toEqual([]);
});

test("those of players come on a line that is there before, without the ones that are shown already", async () => {
  const { scroll } = stubScreen();
  const calls = stubCited([...house, guide]);
  const { container, user } = renderWithTheme(
    <main>
      <h1>Rathian</h1>
      <SeenCitedGuides kind="monster" id="rathian" guides={house} folds />
    </main>,
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(house.length);
  expect(screen.getByRole("link", { name: "Write a guide about this" })).toBeTruthy();
  expect(calls).toEqual([]);
  scroll();
  await user.click(await screen.findByText("1 guide by players"));
  expect(screen.getByRole("link", { name: guide.title })).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(house.length + 1);
  await expectNoAxeViolations(container);
});

test("a record that no guide cites invites one", async () => {
  const { scroll } = stubScreen();
  const calls = stubCited([]);
  renderWithTheme(<SeenCitedGuides kind="item" id="potion" />);
  scroll();
  await expect.poll(() => calls.length).toBe(1);
  expect(screen.getByRole("link", { name: "Write a guide about this" })).toBeTruthy();
  expect(screen.queryByRole("heading")).toBeNull();
});
