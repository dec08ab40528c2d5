import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { CoinStatement } from "@/components/coins/CoinStatement";
import { saveFile } from "@/components/ui/save-file";
import type { LedgerEntry } from "@/lib/coins/schema";
import { loadIdentity } from "@/lib/firebase/load";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { type FakeReply, stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { renderWithTheme } from "@/tests/support/render";

vi.mock("@/components/ui/save-file", () => ({ saveFile: vi.fn() }));

beforeEach(() => {
  const identity = fakeIdentity(sessionOf("maple"));
  vi.mocked(loadIdentity).mockImplementation(async () => identity);
});

function entry(fields: Partial<LedgerEntry> & { key: string }): LedgerEntry {
  return {
    amount: 5,
    reason: "daily-login",
    ref: "2026-11-20",
    balanceAfter: 5,
    createdAt: "2026-11-20T08:00:00.000Z",
    ...fields,
  };
}
const page = (entries: LedgerEntry[], nextCursor: string | null = null): FakeReply => ({
  body: { message: "OK", entries, nextCursor },
});

function show(coins: number | null = 5) {
  const statement = (balance: number | null) => <CoinStatement uid="maple" coins={balance} />;
  const view = renderWithTheme(statement(coins));
  return { ...view, follow: (balance: number) => view.rerender(statement(balance)) };
}

async function rows(): Promise<string[][]> {
  const table = within(await screen.findByRole("table"));
  return table
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent ?? ""));
}

test("shows each change with its sign, in words, on its UTC day, with the balance after it", async () => {
  stubApi({
    "GET /api/user/ledger": page([
      entry({
        key: "c",
        reason: "build-request",
        amount: -30,
        balanceAfter: 1210,
        createdAt: "2026-11-20T23:59:59.000Z",
      }),
      entry({
        key: "b",
        reason: "daily-quiz",
        amount: 10,
        balanceAfter: 1240,
        createdAt: "2026-11-20T00:00:00.000Z",
      }),
      entry({ key: "a", amount: 5, balanceAfter: 1230, createdAt: "2026-11-19T12:00:00.000Z" }),
    ]),
  });
  const { container } = show();
  expect(await rows()).toEqual([
    ["2026-11-20", "Build request", "−30", "1,210"],
    ["2026-11-20", "Daily quiz, right answer", "+10", "1,240"],
    ["2026-11-19", "Daily login reward", "+5", "1,230"],
  ]);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  await expectNoAxeViolations(container);
});

test("asks with the token, and for the next page when it is wanted", async () => {
  const calls = stubApi({
    "GET /api/user/ledger": page([entry({ key: "b", amount: 10 })], "after b"),
    "GET /api/user/ledger?cursor=after%20b": page([entry({ key: "a" })]),
  });
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  expect(calls.map(({ call, token }) => [call, token])).toEqual([
    ["GET /api/user/ledger", "token-of-maple"],
    ["GET /api/user/ledger?cursor=after%20b", "token-of-maple"],
  ]);
});

test("says what brings the first coins where there are none", async () => {
  stubApi({ "GET /api/user/ledger": page([]) });
  show(0);
  expect(await screen.findByText("No coins yet")).toBeTruthy();
});

test("announces that it is loading", () => {
  stubApi({ "GET /api/user/ledger": () => new Promise<FakeReply>(() => {}) });
  show();
  expect(screen.getByRole("status", { name: "Loading statement" })).toBeTruthy();
});

test("a failure says what happened and that nothing is lost, and can be tried again", async () => {
  const replies: FakeReply[] = [
    { status: 503, body: { message: "The store does not answer.", code: "unavailable" } },
    page([entry({ key: "a" })]),
  ];
  stubApi({ "GET /api/user/ledger": () => replies.shift() as FakeReply });
  const { user } = show();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/The store does not answer\. Your coins are safe\./);
  await user.click(within(alert).getByRole("button", { name: "Try again" }));
  expect(await rows()).toHaveLength(1);
});

test("a further page that fails keeps what is there", async () => {
  const later: FakeReply[] = [
    { status: 503, body: { message: "The store does not answer.", code: "unavailable" } },
    page([entry({ key: "a" })]),
  ];
  stubApi({
    "GET /api/user/ledger": page([entry({ key: "b" })], "b"),
    "GET /api/user/ledger?cursor=b": () => later.shift() as FakeReply,
  });
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  expect((await screen.findByRole("alert")).textContent).toBe("The store does not answer.");
  expect(await rows()).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("follows the live balance", async () => {
  const replies = [
    page([entry({ key: "a" })]),
    page([entry({ key: "b", reason: "daily-quiz", amount: 10, balanceAfter: 15 }), entry({ key: "a" })]),
  ];
  stubApi({ "GET /api/user/ledger": () => replies.shift() ?? page([]) });
  const { follow } = show(5);
  expect(await rows()).toHaveLength(1);
  follow(15);
  await waitFor(async () => expect((await rows())[0]?.[1]).toBe("Daily quiz, right answer"));
});

test("shows the entries of one kind, and leads to the request that an entry is about", async () => {
  const calls = stubApi({
    "GET /api/user/ledger": page([entry({ key: "a" })]),
    "GET /api/user/ledger?reason=help-approved": page([
      entry({ key: "b", reason: "help-approved", ref: "r1", amount: 15 }),
    ]),
  });
  const { user, container } = show();
  await rows();
  await user.selectOptions(screen.getByRole("combobox", { name: "Show" }), "Approved answer in Hunting Help");
  const link = await screen.findByRole("link", { name: "Approved answer in Hunting Help" });
  expect(link.getAttribute("href")).toBe("/hunting-help/r1");
  expect(calls.map(({ call }) => call)).toContain("GET /api/user/ledger?reason=help-approved");
  await expectNoAxeViolations(container);
});

test("saves all pages of the statement as one file", async () => {
  const calls = stubApi({
    "GET /api/user/ledger": page([entry({ key: "a" })]),
    "GET /api/user/ledger?size=500": page([entry({ key: "b", amount: 10, balanceAfter: 15 })], "next"),
    "GET /api/user/ledger?size=500&cursor=next": page([entry({ key: "a" })]),
  });
  const saved: Blob[] = [];
  vi.mocked(saveFile).mockImplementation((blob) => void saved.push(blob));
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Download CSV" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [csv = ""] = await Promise.all(saved.map(readText));
  expect(csv.trim().split("\r\n")).toEqual([
    expect.stringMatching(/Date \(UTC\),Reason,For,Coins,Balance$/),
    "2026-11-20 08:00:00,Daily login reward,2026-11-20,10,15",
    "2026-11-20 08:00:00,Daily login reward,2026-11-20,5,5",
  ]);
  expect(calls).toHaveLength(3);
});

function readText(content: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(content);
  });
}
