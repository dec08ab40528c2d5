import Cookies from "js-cookie";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  dailyCookies,
  forgetQuestion,
  isLoginRewardTaken,
  isQuizDone,
  markLoginRewardTaken,
  markQuizDone,
  readStoredQuestion,
  storeQuestion,
  subscribeToDaily,
} from "@/lib/daily/daily-store";

const noon = new Date("2026-11-20T12:00:00.000Z");
const midnight = "2026-11-21T00:00:00.000Z";
const question = {
  id: "3",
  question: "Who handles the hunter?",
  choices: ["Alma", "Gemma", "Erik", "Olivia"],
};

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});

describe("flags", () => {
  test("stand in cookies under fixed names", () => {
    markQuizDone("maple", midnight);
    markLoginRewardTaken("maple", midnight);
    storeQuestion("maple", question, midnight);
    expect(Cookies.get()).toEqual({
      DailyQuestionDone: "true",
      LoginReward: "true",
      DailyQuestion: JSON.stringify(question),
      DailyOwner: "maple",
    });
  });

  test("are gone at the server's expiry and not a second before", () => {
    markQuizDone("maple", midnight);
    vi.setSystemTime("2026-11-20T23:59:59.000Z");
    expect(isQuizDone("maple")).toBe(true);
    vi.setSystemTime("2026-11-21T00:00:00.000Z");
    expect(isQuizDone("maple")).toBe(false);
    expect(Cookies.get()).toEqual({});
  });

  test("follow the server's expiry, not the day", () => {
    markLoginRewardTaken("maple", "2026-11-20T13:30:00.000Z");
    vi.setSystemTime("2026-11-20T13:30:00.000Z");
    expect(isLoginRewardTaken("maple")).toBe(false);
  });

  test.each([
    ["a day behind", "2026-11-19T12:00:00.000Z", "2026-11-20T00:00:00.000Z"],
    ["a day ahead", "2026-11-21T12:00:00.000Z", "2026-11-21T12:00:00.000Z"],
  ])("outlive no midnight where the browser's clock is %s", (_name, clock, midnightByIt) => {
    vi.setSystemTime(clock);
    markLoginRewardTaken("maple", midnight);
    vi.setSystemTime(midnightByIt);
    expect(isLoginRewardTaken("maple")).toBe(false);
  });

  test("of one kind do not set the other", () => {
    markLoginRewardTaken("maple", midnight);
    expect(isQuizDone("maple")).toBe(false);
    expect(isLoginRewardTaken("maple")).toBe(true);
  });

  test("count when nothing says whose they are", () => {
    Cookies.set(dailyCookies.quizDone, "true");
    expect(isQuizDone("maple")).toBe(true);
  });

  test("count only when they say so", () => {
    Cookies.set(dailyCookies.quizDone, "false");
    expect(isQuizDone("maple")).toBe(false);
  });
});

describe("two accounts in one browser", () => {
  test("the second is not blocked by what the first did", () => {
    markQuizDone("maple", midnight);
    markLoginRewardTaken("maple", midnight);
    storeQuestion("maple", question, midnight);
    expect(isQuizDone("felix")).toBe(false);
    expect(isLoginRewardTaken("felix")).toBe(false);
    expect(readStoredQuestion("felix")).toEqual({ kind: "none" });
  });

  test("the second's first value removes all of the first's", () => {
    markQuizDone("maple", midnight);
    storeQuestion("maple", question, midnight);
    markLoginRewardTaken("felix", midnight);
    expect(Cookies.get()).toEqual({ LoginReward: "true", DailyOwner: "felix" });
  });

  test("the first keeps its day when the second did nothing", () => {
    markQuizDone("maple", midnight);
    isQuizDone("felix");
    expect(isQuizDone("maple")).toBe(true);
  });
});

describe("the stored question", () => {
  test.each([
    ["a question of the bank", JSON.stringify(question), { kind: "known", id: "3" }],
    ["its index alone", "27", { kind: "known", id: "27" }],
    ["its index as text", '"0"', { kind: "known", id: "0" }],
    ["an index past the bank", "28", { kind: "unknown" }],
    ["a question past the bank", '{"id":"999"}', { kind: "unknown" }],
    ["a negative index", "-1", { kind: "unknown" }],
    ["an object without an index", "{}", { kind: "unknown" }],
    ["no JSON", "nonsense", { kind: "unknown" }],
    ["null", "null", { kind: "unknown" }],
  ])("is recognised: %s", (_, text, expected) => {
    Cookies.set(dailyCookies.question, text);
    expect(readStoredQuestion("maple")).toEqual(expected);
  });

  test("can be forgotten", () => {
    storeQuestion("maple", question, midnight);
    forgetQuestion();
    expect(readStoredQuestion("maple")).toEqual({ kind: "none" });
  });
});

describe("subscribers", () => {
  test("hear of a value that is written", () => {
    const listener = vi.fn();
    const stop = subscribeToDaily(listener);
    markQuizDone("maple", midnight);
    expect(listener).toHaveBeenCalledOnce();
    stop();
  });

  test("hear when the expiry passes in an open tab", () => {
    const seen: boolean[] = [];
    const stop = subscribeToDaily(() => seen.push(isQuizDone("maple")));
    markQuizDone("maple", "2026-11-20T12:00:30.000Z");
    vi.advanceTimersByTime(29_000);
    expect(seen).toEqual([true]);
    vi.advanceTimersByTime(3_000);
    expect(seen.at(-1)).toBe(false);
    stop();
  });

  test("hear at 00:00 UTC of a value that an earlier page wrote", () => {
    Cookies.set(dailyCookies.quizDone, "true", { expires: new Date(midnight) });
    const seen: boolean[] = [];
    const stop = subscribeToDaily(() => seen.push(isQuizDone("maple")));
    vi.advanceTimersByTime(12 * 3_600_000 + 2_000);
    expect(seen.at(-1)).toBe(false);
    stop();
  });

  test("look again when the tab is looked at", () => {
    const listener = vi.fn();
    const stop = subscribeToDaily(listener);
    window.dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });

  test("leave nothing running", () => {
    const listener = vi.fn();
    const before = vi.getTimerCount();
    const stop = subscribeToDaily(listener);
    stop();
    window.dispatchEvent(new Event("focus"));
    markQuizDone("maple", midnight);
    expect(listener).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(before);
  });
});
