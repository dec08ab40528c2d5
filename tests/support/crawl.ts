/** What the tests need to know of one fetched page. */
export interface CrawledPage {
  readonly path: string;
  readonly status: number;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Of the `html` element, e.g. `en`. */
  readonly language: string;
  /** Text of the first heading of the first level. */
  readonly heading: string;
  /** How many headings of the first level there are. */
  readonly headings: number;
  readonly bytes: number;
  readonly ids: ReadonlySet<string>;
  /** Addresses on this site that the page links to, with query and fragment. */
  readonly links: readonly string[];
  /** Whatever else is in a link: other sites, mail, or what leads nowhere. */
  readonly otherLinks: readonly string[];
  /** Structured data blocks, parsed. */
  readonly structured: readonly unknown[];
  readonly picture: string;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

/** Text of an HTML attribute. */
function unescapeHtml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (whole, name: string) => entities[name] ?? whole);
}

function first(html: string, pattern: RegExp): string {
  return unescapeHtml(html.match(pattern)?.[1] ?? "");
}

/** Fetches a page and reads its head, its anchors and its links. */
export async function crawlPage(baseUrl: string, path: string): Promise<CrawledPage> {
  // Packed, each of thousands of pages would cost both sides more than all the rest.
  const headers = { "accept-encoding": "identity" };
  const response = await fetch(`${baseUrl}${path}`, { redirect: "manual", headers });
  const html = await response.text();
  const body = html.replace(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, "");
  const hrefs = [...body.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href]) => unescapeHtml(href ?? ""));
  const isInside = (href: string) => /^\/(?!\/)|^#./.test(href);
  return {
    path,
    status: response.status,
    title: first(html, /<title[^>]*>([^<]*)<\/title>/),
    description: first(html, /<meta name="description" content="([^"]*)"/),
    canonical: first(html, /<link rel="canonical" href="([^"]*)"/),
    language: first(html, /<html[^>]*\slang="([^"]*)"/),
    heading: first(body, /<h1[^>]*>(.*?)<\/h1>/s)
      .replace(/<[^>]*>/g, "")
      .trim(),
    headings: body.match(/<h1[\s>]/g)?.length ?? 0,
    bytes: Buffer.byteLength(html),
    ids: new Set([...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => unescapeHtml(id ?? ""))),
    links: [...new Set(hrefs.filter(isInside))].map((href) => (href.startsWith("#") ? path + href : href)),
    otherLinks: [...new Set(hrefs.filter((href) => !isInside(href)))],
    structured: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, text]) => JSON.parse(text ?? "") as unknown,
    ),
    picture: first(html, /<meta property="og:image" content="([^"]*)"/),
  };
}

/** Runs `work` over all `inputs`, at most `width` at a time, and keeps their order. */
export async function mapWide<T, R>(
  inputs: readonly T[],
  width: number,
  work: (input: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = new Array(inputs.length);
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < inputs.length; at = next++) results[at] = await work(inputs[at] as T);
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}
