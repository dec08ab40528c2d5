import { RouterContext } from "next/dist/shared/lib/router-context.shared-runtime";
import type { NextRouter } from "next/router";
import type { ReactNode } from "react";
import { vi } from "vitest";

/**
 * A router that stays on one page and records where it was sent.
 *
 * @param asPath address on screen, with query and fragment
 * @param pathname route of the page, where it differs from the address
 */
export function fakeRouter(asPath = "/", pathname = asPath.split(/[?#]/, 1)[0] ?? "/"): NextRouter {
  return {
    route: pathname,
    pathname,
    asPath,
    query: {},
    basePath: "",
    isReady: true,
    isFallback: false,
    isPreview: false,
    isLocaleDomain: false,
    push: vi.fn(async () => true),
    replace: vi.fn(async () => true),
    prefetch: vi.fn(async () => {}),
    reload: vi.fn(),
    back: vi.fn(),
    forward: vi.fn(),
    beforePopState: vi.fn(),
    events: { on: vi.fn(), off: vi.fn(), emit: vi.fn() },
  };
}

/** Puts links and `useRouter` below it on `router`. For the `wrapper` option of `renderWithTheme`. */
export function routerWrapper(router: NextRouter) {
  return ({ children }: { children: ReactNode }) => <RouterContext value={router}>{children}</RouterContext>;
}
