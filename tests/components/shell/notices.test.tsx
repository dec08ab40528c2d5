import { notifications } from "@mantine/notifications";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { renderWithTheme } from "@/tests/support/render";

/** Each test starts before the first notice of a visit: the modules are loaded anew. */
async function freshVisit() {
  vi.resetModules();
  const { NoticeHost } = await import("@/components/shell/NoticeHost");
  const notify = await import("@/components/ui/notify");
  return { NoticeHost, ...notify };
}

afterEach(() => act(() => notifications.clean()));

describe("notices", () => {
  test("load nothing before the first one", async () => {
    const { NoticeHost, areNoticesRequested } = await freshVisit();
    renderWithTheme(<NoticeHost />);
    expect(areNoticesRequested()).toBe(false);
    expect(document.querySelector(".mantine-Notifications-root")).toBeNull();
  });

  test("show the very first one, with title and message", async () => {
    const { NoticeHost, notifySuccess } = await freshVisit();
    renderWithTheme(<NoticeHost />);
    await act(() => notifySuccess({ title: "+5 Coins", message: "Daily login reward" }));
    const notice = await screen.findByRole("alert");
    expect(notice.textContent).toContain("+5 Coins");
    expect(notice.textContent).toContain("Daily login reward");
    expect(screen.getByRole("button", { name: "Close notification" })).not.toBeNull();
  });

  test("show one that came before their host", async () => {
    const { NoticeHost, notifyError } = await freshVisit();
    await notifyError({ message: "Internal server error" });
    renderWithTheme(<NoticeHost />);
    expect((await screen.findByRole("alert")).textContent).toContain("Internal server error");
  });

  test("stand at the bottom centre", async () => {
    const { NoticeHost, notifyWarning } = await freshVisit();
    renderWithTheme(<NoticeHost />);
    await act(() => notifyWarning({ title: "Quiz unavailable", message: "Check in tomorrow" }));
    const notice = await screen.findByRole("alert");
    const place = notice.closest(".mantine-Notifications-root")?.getAttribute("data-position");
    expect(place).toBe("bottom-center");
  });

  test("never show more than five at a time", async () => {
    const { NoticeHost, notifyError } = await freshVisit();
    renderWithTheme(<NoticeHost />);
    await act(async () => {
      for (let i = 1; i <= 7; i++) await notifyError({ message: `Notice ${i}`, autoClose: false });
    });
    await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(5));
  });

  test("go after four seconds, or when the notice says", async () => {
    const { NoticeHost, notifySuccess } = await freshVisit();
    renderWithTheme(<NoticeHost />);
    // The host is there before the clock is stopped.
    await act(() => notifySuccess({ message: "first" }));
    await screen.findByRole("alert");
    act(() => notifications.clean());
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());

    vi.useFakeTimers();
    await act(() => notifySuccess({ message: "usual" }));
    await act(() => notifySuccess({ message: "short", autoClose: 3000 }));
    await act(() => vi.advanceTimersByTimeAsync(2900));
    expect(screen.getAllByRole("alert")).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(screen.getAllByRole("alert").map((each) => each.textContent)).toEqual(["usual"]);
    await act(() => vi.advanceTimersByTimeAsync(1200));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
