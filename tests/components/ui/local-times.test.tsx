import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { useLocalTimes } from "@/hooks/ui/use-local-times";

function Page() {
  useLocalTimes();
  return (
    <>
      <time dateTime="2026-11-22T23:15:00.000Z">2026-11-22</time>
      <time dateTime="2026-11-21">2026-11-21</time>
      <a href="/run">
        <time dateTime="2026-07-01T12:00:00.000Z">2026-07-01</time>
      </a>
    </>
  );
}

const titleOf = (text: string) => screen.getByText(text).title;

test("a day in UTC says the minute in the reader's own zone where the pointer or the focus is", async () => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    ...options,
    timeZone: "America/New_York",
  });
  const user = userEvent.setup();
  render(<Page />);
  expect(titleOf("2026-11-22")).toBe("");
  await user.hover(screen.getByText("2026-11-22"));
  expect(titleOf("2026-11-22")).toBe("2026-11-22 18:15 (America/New York)");
  await user.hover(screen.getByText("2026-11-21"));
  expect(titleOf("2026-11-21"), "a day is no moment").toBe("");
  await user.tab();
  expect(titleOf("2026-07-01")).toBe("2026-07-01 08:00 (America/New York)");
});
