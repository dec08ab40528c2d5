import { screen, waitFor, within } from "@testing-library/react";
import { SWRConfig } from "swr";
import { describe, expect, test } from "vitest";
import { PagedList } from "@/components/list/PagedList";
import { EmptyState } from "@/components/ui/EmptyState";
import { usePagedList } from "@/hooks/ui/use-paged-list";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderWithTheme } from "@/tests/support/render";

interface Page {
  readonly runs: readonly string[];
  readonly nextCursor: string | null;
}

/** A list of runs over the replies that a test gives, one for each request. */
function Runs({ fetchPage }: { fetchPage(cursor: string | null): Promise<Page> }) {
  const { pages, mutate, ...state } = usePagedList(["runs"] as const, (_, cursor) => fetchPage(cursor));
  const runs = pages?.flatMap((page) => page.runs) ?? null;
  return (
    <PagedList
      state={state}
      count={runs?.length ?? null}
      name="runs"
      reassurance="Your own runs are saved."
      empty={<EmptyState title="No runs yet">Post the first one.</EmptyState>}
      skeleton={<p>Gray rows</p>}
    >
      <ul>
        {runs?.map((run) => (
          <li key={run}>{run}</li>
        ))}
      </ul>
    </PagedList>
  );
}

/** Shows the list over replies, an error for one that fails. Further requests never end. */
function show(...replies: (Page | Error)[]) {
  const cursors: (string | null)[] = [];
  const fetchPage = async (cursor: string | null) => {
    cursors.push(cursor);
    const reply = replies.shift();
    if (reply === undefined) return new Promise<Page>(() => {});
    if (reply instanceof Error) throw reply;
    return reply;
  };
  return { cursors, ...renderWithTheme(<Runs fetchPage={fetchPage} />) };
}

const first: Page = { runs: ["a", "b"], nextCursor: "b" };
const last: Page = { runs: ["c"], nextCursor: null };
const runs = () => screen.getAllByRole("listitem").map((item) => item.textContent);
const more = () => screen.findByRole("button", { name: "Show more" });

describe("the first page", () => {
  test("has its place held while it is on its way", async () => {
    show();
    const status = screen.getByRole("status", { name: "Loading runs" });
    expect(status.textContent).toBe("Gray rows");
    expect(screen.queryByRole("list")).toBeNull();
    await expectNoAxeViolations();
  });

  test("that cannot be loaded says why, what is not lost, and can be tried again", async () => {
    const { user } = show(new Error("The store does not answer."), last);
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByText("The runs could not be loaded")).toBeTruthy();
    expect(alert.textContent).toContain("The store does not answer. Your own runs are saved.");
    await expectNoAxeViolations();
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(runs()).toEqual(["c"]));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("without entries shows what to do next", async () => {
    show({ runs: [], nextCursor: null });
    expect(await screen.findByText("No runs yet")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("that is the only one comes without a button", async () => {
    show(last);
    await waitFor(() => expect(runs()).toEqual(["c"]));
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("further pages", () => {
  test("are added, announced, and leave the keyboard at the end of the list", async () => {
    const { user, cursors } = show(first, last);
    (await more()).focus();
    expect(screen.getByRole("status").textContent).toBe("");
    await expectNoAxeViolations();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(runs()).toEqual(["a", "b", "c"]));
    expect(cursors).toEqual([null, "b"]);
    expect(screen.getByRole("status").textContent).toBe("Showing 3 runs");
    expect(screen.queryByRole("button")).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("status")));
  });

  test("are requested once however often the button is pressed, and the button keeps the focus", async () => {
    const { user, cursors } = show(first);
    await user.click(await more());
    const busy = await screen.findByRole("button", { name: "Loading more" });
    await user.click(busy);
    expect(cursors).toEqual([null, "b"]);
    expect(document.activeElement).toBe(busy);
  });

  test("that cannot be loaded leave what is there, say why, and can be tried again", async () => {
    const { user } = show(first, new Error("The store does not answer."), first, last);
    await user.click(await more());
    expect((await screen.findByRole("alert")).textContent).toBe("The store does not answer.");
    expect(runs()).toEqual(["a", "b"]);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(runs()).toEqual(["a", "b", "c"]));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

test("a list that is shown again shows what came since", async () => {
  const replies: Page[] = [
    { runs: ["a"], nextCursor: null },
    { runs: ["new", "a"], nextCursor: null },
  ];
  const fetchPage = async () => replies.shift() ?? { runs: [], nextCursor: null };
  const list = (visit: number) => (
    // What was fetched is fresh for two seconds otherwise.
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
      <Runs key={visit} fetchPage={fetchPage} />
    </SWRConfig>
  );
  const cache = new Map();
  const { rerender } = renderWithTheme(list(1));
  await waitFor(() => expect(runs()).toEqual(["a"]));
  rerender(list(2));
  await waitFor(() => expect(runs()).toEqual(["new", "a"]));
});
