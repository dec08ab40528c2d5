import { act } from "@testing-library/react";
import { onTestFinished, vi } from "vitest";

/** A screen that nothing is near until `scroll` is called, and everything then. Until the end of the test. */
export function stubScreen() {
  const observers = new Set<() => void>();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      private readonly come: () => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.come = () => callback([{ isIntersecting: true }]);
      }
      observe() {
        observers.add(this.come);
      }
      disconnect() {
        observers.delete(this.come);
      }
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return {
    scroll: () =>
      act(() => {
        for (const come of [...observers]) come();
      }),
  };
}
