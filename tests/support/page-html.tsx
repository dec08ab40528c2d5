import { MantineProvider } from "@mantine/core";
import { RouterContext } from "next/dist/shared/lib/router-context.shared-runtime";
import type { ComponentType } from "react";
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
  return renderToStaticMarkup(
    <RouterContext value={fakeRouter(path)}>
      <MantineProvider theme={theme} defaultColorScheme="dark" env="test">
        <Page {...props} />
      </MantineProvider>
    </RouterContext>,
  );
}

/** The words of some HTML, tags turned into single blanks. */
export function htmlText(html: string): string {
  return html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, " ");
}

/** HTML of the section of a page that has the id; empty where there is none. */
export function sectionHtml(html: string, id: string): string {
  const at = html.indexOf(`<section id="${id}"`);
  return at === -1 ? "" : html.slice(at, html.indexOf("</section>", at));
}

/** Words of the section of a page that has the id; empty where there is none. */
export function sectionText(html: string, id: string): string {
  return htmlText(sectionHtml(html, id));
}
