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

function stubCited(guides: readonly object[], hidden: readonly string[] = []) {
  const body = { message: "OK", guides, hidden };
  return stubApi({
    "GET /api/guides/cited?kind=monster&id=rathian": { body },
    "GET /api/guides/cited?kind=item&id=potion": { body },
  });
}

test("guides of the site that cite a record are known as its page is made", () => {
  expect(house.map(({ slug }) => slug)).toContain("reading-hitzones");
  expect(house.find(({ slug }) => slug === "reading-hitzones")?.title).toBe("Reading hitzones");
  expect(listHouseGuides("item", "potion")).toEqual([]);
});

test("others come on a line that is there before, without the ones that are shown already", async () => {
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
  await user.click(await screen.findByText("1 more guide"));
  expect(screen.getByRole("link", { name: guide.title })).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(house.length + 1);
  await expectNoAxeViolations(container);
});

test("a guide of the site that was hidden leaves its place empty, and nobody says that players wrote ours", async () => {
  const { scroll } = stubScreen();
  const [first, second] = house;
  if (!first || !second) throw new Error("fewer than two guides of the site cite Rathian");
  stubCited([guide], [first.slug]);
  const { container, user } = renderWithTheme(
    <main>
      <h1>Rathian</h1>
      <SeenCitedGuides kind="monster" id="rathian" guides={house} />
    </main>,
  );
  expect(screen.getByRole("link", { name: first.title })).toBeTruthy();
  scroll();
  await user.click(await screen.findByText("1 more guide"));
  expect(screen.getByText(first.title).closest("li")?.className).toBe("invisible");
  expect(screen.getByText(second.title).closest("li")?.className).toBe("");
  expect(container.textContent).not.toMatch(/players/i);
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
