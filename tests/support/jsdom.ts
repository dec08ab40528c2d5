import { notifications } from "@mantine/notifications";
import { cleanup, configure, getConfig } from "@testing-library/react";
import * as React from "react";
import { afterEach, beforeEach, vi } from "vitest";
import { computeStyle } from "./computed-style";
import { tellLabelsFast } from "./field-labels";
import { patience } from "./patience";

/**
 * Runs before each file. Files of one worker share the DOM and what is in node_modules, which takes longer to load
 * than most files to run; everything of ours is loaded anew, so that no file finds what another one left in a module.
 */
vi.resetModules();
vi.unstubAllGlobals();
for (const element of [document.documentElement, document.head, document.body]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
document.head.replaceChildren();
document.body.replaceChildren();

// Nothing may reach for the real sign-in code. A test that needs some says what `loadIdentity` gives.
vi.mock("@/lib/firebase/load", () => ({
  loadIdentity: vi.fn(() => Promise.reject(new Error("The test has no identity provider"))),
}));

/**
 * A test whose clock is stopped by `vi.useFakeTimers()` can act as a person and wait for what comes, as any other can:
 * the library ends each wait by a timer of its own, which nobody would let go off. What is waited for then is a change of
 * the DOM; the clock goes on when the test says so.
 */
const { asyncWrapper, getElementError } = getConfig();
if (!("endsWithStoppedClock" in asyncWrapper)) {
  const realTimeout = globalThis.setTimeout;
  const wrapper: typeof asyncWrapper = (work) =>
    asyncWrapper(async () => {
      const result = await work();
      if (vi.isFakeTimers()) realTimeout(() => vi.isFakeTimers() && vi.advanceTimersByTime(0));
      return result;
    });
  configure({ asyncWrapper: Object.assign(wrapper, { endsWithStoppedClock: true }) });
  // While something is waited for, each look that finds nothing would print the whole page for its error. The one that
  // a failed wait ends with has it.
  configure({
    getElementError: (message, container) =>
      Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics") === true
        ? new Error(message ?? "")
        : getElementError(message, container),
  });
}
// What loads on demand is compiled when a test first uses it: that takes longer than the usual second.
configure({ asyncUtilTimeout: patience.timeout });

/**
 * React's development build notes for each element which line made it, for warnings that nobody reads here: a fifth of a
 * file that draws much. It does so for the first 10,000 elements of a while.
 */
const internals: unknown = Reflect.get(
  React,
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
);
if (typeof internals === "object" && internals !== null) {
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => 1e4, set: () => {} });
}

/** What browsers have, jsdom has not, and Mantine needs when it mounts. */

if (!window.matchMedia) {
  Object.defineProperty(window, "matchMedia", {
    configurable: true,
    writable: true,
    // Answers "no" to every query: no reduced motion, no narrow screen, no light scheme of the device.
    value: (query: string): MediaQueryList => ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
      dispatchEvent: () => false,
    }),
  });
}

class ResizeObserverStub implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
window.ResizeObserver ??= ResizeObserverStub;

/** Nothing is laid out, so nothing comes close to the screen. */
class IntersectionObserverStub {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}
window.IntersectionObserver ??= IntersectionObserverStub;

if (!document.fonts) {
  Object.defineProperty(document, "fonts", {
    configurable: true,
    value: { addEventListener: () => {}, removeEventListener: () => {}, ready: Promise.resolve() },
  });
}

/** The element that a modal dialog gives the focus back to. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal ??= function showModal() {
  openers.set(this, document.activeElement);
  this.setAttribute("open", "");
  this.querySelector<HTMLElement>("input, button, a, select, textarea")?.focus();
};
HTMLDialogElement.prototype.close ??= function close() {
  if (!this.hasAttribute("open")) return;
  this.removeAttribute("open");
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  queueMicrotask(() => this.dispatchEvent(new Event("close")));
};

/** A browser closes the topmost modal dialog by Escape, unless the page has taken the key or refuses. */
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  const dialog = [...document.querySelectorAll("dialog")]
    .filter((each) => openers.has(each) && each.open)
    .at(-1);
  if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
});

Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
window.scrollTo = () => {};
window.getComputedStyle = computeStyle;
tellLabelsFast();
// axe would draw text to see whether it is an icon font.
HTMLCanvasElement.prototype.getContext = () => null;

/** Every test starts as a first visit. */
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=")[0];
    if (name) {
      // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
      document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
    }
  }
  for (const name of ["data-mantine-color-scheme", "data-primary", "data-session"]) {
    document.documentElement.removeAttribute(name);
  }
});

afterEach(() => {
  cleanup();
  // The queue lives outside React: what one test was told is not for the next.
  notifications.clean();
  notifications.cleanQueue();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
