import { escapeXml } from "@/lib/text/escape-xml";
import { getGuidesPath, guidesFeedPath } from "./paths";
import type { GuideRow } from "./schema";

/**
 * Guides as an Atom feed (RFC 4287), in the order given.
 *
 * @param origin of the site, e.g. `https://quarry.example`
 */
export function formatGuidesAtom(guides: readonly GuideRow[], origin: string): string {
  const entries = guides.map(({ slug, title, summary, author, updatedAt, publishedAt }) => {
    const address = escapeXml(`${origin}${getGuidesPath(slug)}`);
    return `  <entry>
    <id>${address}</id>
    <title>${escapeXml(title)}</title>
    <summary>${escapeXml(summary)}</summary>
    <published>${publishedAt ?? updatedAt}</published>
    <updated>${updatedAt}</updated>
    <author><name>${escapeXml(author?.displayName ?? "Quarry")}</name></author>
    <link href="${address}"/>
  </entry>
`;
  });
  const updated =
    guides
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1) ?? "1970-01-01T00:00:00.000Z";
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escapeXml(`${origin}${getGuidesPath()}`)}</id>
  <title>Quarry guides</title>
  <updated>${updated}</updated>
  <link href="${escapeXml(`${origin}${getGuidesPath()}`)}"/>
  <link rel="self" href="${escapeXml(`${origin}${guidesFeedPath}`)}"/>
${entries.join("")}</feed>
`;
}
