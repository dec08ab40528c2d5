import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

// axe walks every rule over every element: seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
// What loads on demand is compiled when a test first asks for it: that takes longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });

/** What browsers have, jsdom has not, and Mantine asks for when it mounts. */

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

Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
window.scrollTo = () => {};
// axe would draw text to see whether it is an icon font.
HTMLCanvasElement.prototype.getContext = () => null;

/** Every test starts as a first visit. */
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
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
  vi.restoreAllMocks();
  vi.useRealTimers();
});
