import { act } from "@testing-library/react";
import { RouterContext } from "next/dist/shared/lib/router-context.shared-runtime";
import type { NextRouter } from "next/router";
import { type ReactNode, useState } from "react";
import { fakeRouter } from "@/tests/support/router";

/** A router whose address changes when it is told to, as the browser's does. */
export function liveRouter(asPath: string) {
  const base = fakeRouter(asPath);
  const written: string[] = [];
  const pushed: string[] = [];
  let show: (asPath: string) => void = () => {};

  const wrapper = ({ children }: { children: ReactNode }) => {
    const [now, setNow] = useState(asPath);
    show = setNow;
    const router: NextRouter = {
      ...base,
      asPath: now,
      replace: async (address) => {
        written.push(String(address));
        // The real router reports its new address later, too.
        await Promise.resolve();
        setNow(String(address));
        return true;
      },
      push: async (address) => pushed.push(String(address)) > 0,
    };
    return <RouterContext value={router}>{children}</RouterContext>;
  };

  return {
    wrapper,
    /** Addresses that replaced the one on screen. */
    written,
    /** Addresses that were walked to. */
    pushed,
    /** The visitor goes back or forward. */
    travel: (address: string) => act(() => show(address)),
  };
}
