import Cookies from "js-cookie";
import { isBuiltInQuestionId } from "@/lib/daily/quiz-rules";
import type { QuizQuestion } from "@/lib/daily/quiz-schema";
import { getNextUtcMidnight } from "@/lib/site/time";

/**
 * Cookies of a person's day: the question they were given, that they answered it, and that they had the login reward.
 * Cookies that expire when the server says so.
 *
 * They only spare needless calls and disable a button. The server decides everything again.
 */
export const dailyCookies = {
  question: "DailyQuestion",
  quizDone: "DailyQuestionDone",
  loginReward: "LoginReward",
  /** The uid that the other three belong to: another account on this browser starts afresh. */
  owner: "DailyOwner",
} as const;

const flagSet = "true";
const listeners = new Set<() => void>();
/** Past this moment, in epoch milliseconds, something written in this tab has expired. */
let knownExpiry: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether this account answered today's question, as far as this browser knows. */
export function isQuizDone(uid: string): boolean {
  return readFlag(uid, dailyCookies.quizDone);
}

/** Whether this account had its daily login reward, as far as this browser knows. */
export function isLoginRewardTaken(uid: string): boolean {
  return readFlag(uid, dailyCookies.loginReward);
}

/** @param expires moment at which the server offers the next question, ISO 8601 */
export function markQuizDone(uid: string, expires: string): void {
  write(uid, dailyCookies.quizDone, flagSet, expires);
}

/** @param expires moment at which the server pays the next reward, ISO 8601 */
export function markLoginRewardTaken(uid: string, expires: string): void {
  write(uid, dailyCookies.loginReward, flagSet, expires);
}

/**
 * - `none`: nothing is stored for this account
 * - `known`: a question of the bank
 * - `unknown`: something that matches no question
 */
type StoredQuestion = { kind: "none" } | { kind: "known"; id: string } | { kind: "unknown" };

/** The question stored for this account: as a whole, or only as its index. */
export function readStoredQuestion(uid: string): StoredQuestion {
  const text = isOwnedBy(uid) ? Cookies.get(dailyCookies.question) : undefined;
  if (!text) return { kind: "none" };
  const id = getQuestionId(text);
  return id !== null && isBuiltInQuestionId(id) ? { kind: "known", id } : { kind: "unknown" };
}

/** @param expires moment at which the server assigns the next question, ISO 8601 */
export function storeQuestion(uid: string, question: QuizQuestion, expires: string): void {
  write(uid, dailyCookies.question, JSON.stringify(question), expires);
}

/** Forgets the stored question, so that the server is asked afresh. */
export function forgetQuestion(): void {
  Cookies.remove(dailyCookies.question);
  notifyListeners();
}

/**
 * Calls back when a value is written here, when one expires while the page is open, and when the page is
 * looked at again (another tab may have written). Returns how to stop.
 */
export function subscribeToDaily(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) start();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

function readFlag(uid: string, name: string): boolean {
  return isOwnedBy(uid) && Cookies.get(name) === flagSet;
}

/** Values without an owner are taken for one's own; this product writes none. */
function isOwnedBy(uid: string): boolean {
  const owner = Cookies.get(dailyCookies.owner);
  return owner === undefined || owner === uid;
}

function write(uid: string, name: string, value: string, expires: string): void {
  // No later than midnight by this browser's own clock: one that is a day behind would disable the button for a day more.
  const until = new Date(Math.min(Date.parse(expires), getNextUtcMidnight(new Date()).getTime()));
  if (!isOwnedBy(uid)) {
    for (const each of [dailyCookies.question, dailyCookies.quizDone, dailyCookies.loginReward]) {
      Cookies.remove(each);
    }
  }
  const attributes = {
    expires: until,
    sameSite: "lax",
    secure: window.location.protocol === "https:",
  } as const;
  // The owner's name lives no longer than what it owns: all values of a day expire together.
  Cookies.set(dailyCookies.owner, uid, attributes);
  Cookies.set(name, value, attributes);
  knownExpiry = until.getTime();
  notifyListeners();
}

function getQuestionId(text: string): string | null {
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored === "number" || typeof stored === "string") return String(stored);
    if (typeof stored !== "object" || stored === null || !("id" in stored)) return null;
    return typeof stored.id === "string" ? stored.id : null;
  } catch {
    return null;
  }
}

function notifyListeners(): void {
  if (listeners.size > 0) schedule();
  for (const listener of listeners) listener();
}

/**
 * A cookie does not tell when it expires. The server's windows end at 00:00 UTC, so after a reload that
 * moment replaces the value that was written before it.
 */
function schedule(): void {
  clearTimeout(timer);
  const now = Date.now();
  const expiry =
    knownExpiry !== null && knownExpiry > now ? knownExpiry : getNextUtcMidnight(new Date(now)).getTime();
  timer = setTimeout(notifyListeners, expiry - now + 1000);
}

function start(): void {
  window.addEventListener("focus", notifyListeners);
  document.addEventListener("visibilitychange", notifyListeners);
  schedule();
}

function stop(): void {
  window.removeEventListener("focus", notifyListeners);
  document.removeEventListener("visibilitychange", notifyListeners);
  clearTimeout(timer);
}
