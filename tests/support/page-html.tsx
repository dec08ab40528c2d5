import { MantineProvider } from "@mantine/core";
import { RouterContext } from "next/dist/shared/lib/router-context.shared-runtime";
import type { ComponentType, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { theme } from "@/styles/theme";
import { fakeRouter } from "./router";

/** `getStaticProps` of any page: each names its own parameters. */
type StaticProps = (context: never) => unknown;

/**
 * A page as the build writes it: its own `getStaticProps`, then its HTML.
 *
 * @throws where the page answers without props
 */
export async function pageHtml<Props extends object>(
  Page: ComponentType<Props>,
  getStaticProps: StaticProps,
  path: string,
  params: Record<string, string> = {},
): Promise<string> {
  const result = (await getStaticProps({ params } as never)) as { props?: Props };
  if (!result.props) throw new Error(`${path} has no props`);
  // What travels to the browser is JSON: a value that does not survive that would show here.
  const props = JSON.parse(JSON.stringify(result.props)) as Props;
  return elementHtml(<Page {...props} />, path);
}

/** The HTML of an element at an address, as a server writes it. */
export function elementHtml(element: ReactElement, path: string): string {
  return renderToStaticMarkup(
    <RouterContext value={fakeRouter(path)}>
      <MantineProvider theme={theme} defaultColorScheme="dark" env="test">
        {element}
      </MantineProvider>
    </RouterContext>,
  );
}

/** Addresses that some HTML links to. */
export function addressesIn(html: string): Set<string> {
  return new Set([...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = ""]) => href));
}
