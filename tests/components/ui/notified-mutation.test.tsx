import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { notifyProblem } from "@/components/ui/notify";
import { useNotifiedMutation } from "@/components/ui/use-notified-mutation";

const { show } = vi.hoisted(() => ({ show: vi.fn() }));
vi.mock("@mantine/notifications", () => ({
  notifications: { show, clean: () => {}, cleanQueue: () => {} },
}));
beforeEach(() => show.mockClear());

const failure = "The board could not be archived. Try again.";
/** Colors and texts of the notices so far. */
const listNotices = () => show.mock.calls.map(([{ color, message }]) => [color, message]);

function use<Result>(
  work: (id: string) => Promise<Result>,
  success?: Parameters<typeof useNotifiedMutation<[string], Result>>[1]["success"],
) {
  return renderHook(() => useNotifiedMutation(work, { failure, ...(success && { success }) })).result;
}

test("a refusal is shown once, in the server's words", async () => {
  const result = use(async () => {
    throw new Error("The board is locked.");
  });
  await act(async () => expect(await result.current.run("a")).toBeNull());
  await waitFor(() => expect(listNotices()).toEqual([["red", "The board is locked."]]));
  expect(result.current.busy).toBe(false);
});

test("the same refusal twice is shown twice", async () => {
  const result = use(async () => {
    throw new Error("The board is locked.");
  });
  await act(() => result.current.run("a"));
  await act(() => result.current.run("a"));
  await waitFor(() => expect(listNotices()).toHaveLength(2));
});

test("a failure without words says what could not be done", async () => {
  const result = use(() => Promise.reject(null));
  await act(() => result.current.run("a"));
  await waitFor(() => expect(listNotices()).toEqual([["red", failure]]));
});

test("a success is shown where the caller wants it, with what came of it", async () => {
  const result = use(
    async (id) => ({ name: `Board ${id}` }),
    ({ name }) => ({ message: `${name} archived` }),
  );
  await act(async () => expect(await result.current.run("7")).toEqual({ name: "Board 7" }));
  await waitFor(() => expect(listNotices()).toEqual([["green", "Board 7 archived"]]));
});

test("two clicks before anything is drawn do it once", async () => {
  const work = vi.fn(async () => "done");
  const result = use(work, { message: "Archived" });
  await act(async () => {
    const both = [result.current.run("a"), result.current.run("a")];
    expect(await Promise.all(both)).toEqual(["done", null]);
  });
  expect(work).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(listNotices()).toEqual([["green", "Archived"]]));
});

test("a problem that work returns as text is shown, and none where there is none", async () => {
  await notifyProblem(Promise.resolve(null));
  expect(listNotices()).toEqual([]);
  await notifyProblem(Promise.resolve("The like could not be saved."));
  expect(listNotices()).toEqual([["red", "The like could not be saved."]]);
});
