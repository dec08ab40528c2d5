import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Column, DataTable } from "@/components/list/DataTable";
import { PageLink } from "@/components/ui/PageLink";
import { useFollowedLinks } from "@/lib/paint/use-followed-links";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter, routerWrapper } from "@/tests/support/router";

const columns: readonly Column<{ id: string }>[] = [
  { key: "id", label: "Charm", phone: "title", render: ({ id }) => id },
  { key: "slot", label: "Slot", phone: "figure", render: () => "3" },
];

function LinkPage() {
  useFollowedLinks();
  return (
    <>
      <PageLink href="/wiki/skills/blast-resistance?rank=high#levels">Blast Resistance</PageLink>
      <a href="https://example.com/">elsewhere</a>
      <a href="#more">More</a>
      <a href="/api/data">Download</a>
      <a href="/builder?skill=attack-boost.5">Builder</a>
      <PageLink href="/login" onClick={(event) => event.preventDefault()}>
        Login
      </PageLink>
      <DataTable
        caption="Charms"
        columns={columns}
        rows={[{ id: "a" }]}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/wiki/charms/${id}`}
      />
    </>
  );
}

function renderLinks() {
  const router = fakeRouter("/wiki");
  const rendered = renderWithTheme(<LinkPage />, { wrapper: routerWrapper(router) });
  return { router, ...rendered };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a click", () => {
  test("on a link or a row leads on without loading the site again", async () => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    const { router, user } = renderLinks();
    await user.click(screen.getByRole("link", { name: "Blast Resistance" }));
    await user.click(screen.getByRole("cell", { name: "3" }));
    await user.click(screen.getByRole("link", { name: "Builder" }));
    expect(vi.mocked(router.push).mock.calls).toEqual([
      ["/wiki/skills/blast-resistance?rank=high#levels"],
      ["/wiki/charms/a"],
      ["/builder?skill=attack-boost.5"],
    ]);
    await user.pointer({ keys: "[MouseMiddle]", target: screen.getByRole("cell", { name: "3" }) });
    expect(opened).toHaveBeenCalledWith("/wiki/charms/a", "_blank", "noopener");
    expect(router.push).toHaveBeenCalledTimes(3);
  });

  test("on another site, an anchor or a file, or with a key, is left to the browser", async () => {
    const { router, user } = renderLinks();
    const links = ["elsewhere", "Download", "Blast Resistance"].map((name) =>
      screen.getByRole("link", { name }),
    );
    for (const link of links) link.addEventListener("click", (event) => event.preventDefault());
    for (const name of ["elsewhere", "More", "Download", "Login"]) {
      await user.click(screen.getByRole("link", { name }));
    }
    await user.keyboard("{Control>}");
    await user.click(screen.getByRole("link", { name: "Blast Resistance" }));
    expect(router.push).not.toHaveBeenCalled();
  });
});

describe("a page is fetched ahead", () => {
  beforeEach(() => void vi.useFakeTimers());
  const rest = () => act(() => vi.advanceTimersByTime(100));
  const getLink = () => screen.getByRole("link", { name: "Blast Resistance" });

  test("when the pointer rests on its link, once, and not before", () => {
    const { router } = renderLinks();
    rest();
    expect(router.prefetch).not.toHaveBeenCalled();
    for (let visit = 0; visit < 2; visit++) {
      fireEvent.pointerOver(getLink());
      rest();
    }
    expect(vi.mocked(router.prefetch).mock.calls).toEqual([["/wiki/skills/blast-resistance"]]);
  });

  test("when the focus reaches its link", () => {
    const { router } = renderLinks();
    act(() => getLink().focus());
    rest();
    expect(router.prefetch).toHaveBeenCalledWith("/wiki/skills/blast-resistance");
  });

  test("not when the pointer moves on, and not when a finger scrolls", () => {
    const { router } = renderLinks();
    fireEvent.pointerOver(getLink());
    fireEvent.pointerOver(document.body);
    rest();
    fireEvent.pointerOver(getLink());
    fireEvent.pointerCancel(getLink());
    rest();
    expect(router.prefetch).not.toHaveBeenCalled();
  });

  test.each([{ saveData: true }, { effectiveType: "2g" }])("not on a line with %o", (connection) => {
    vi.stubGlobal("navigator", Object.create(navigator, { connection: { value: connection } }));
    const { router } = renderLinks();
    fireEvent.pointerOver(getLink());
    rest();
    expect(router.prefetch).not.toHaveBeenCalled();
  });
});
