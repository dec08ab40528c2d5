import type { ReactElement } from "react";
import { renderWithTheme } from "./render";
import { fakeRouter, routerWrapper } from "./router";

/**
 * Renders a part of the wiki at an address.
 *
 * @param address with the query that the part reads its state from
 */
export function renderAt(address: string, element: ReactElement) {
  const [, search = ""] = address.split("?");
  const router = { ...fakeRouter(address), query: Object.fromEntries(new URLSearchParams(search)) };
  return { router, ...renderWithTheme(element, { wrapper: routerWrapper(router) }) };
}
