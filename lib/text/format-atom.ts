import { escapeXml } from "./escape-xml";

/** One entry of a feed. Times are ISO dates and times in UTC. */
export interface AtomEntry {
  /** Address of the page; also what the entry is known by for good. */
  readonly address: string;
  readonly title: string;
  readonly author: string;
  readonly updated: string;
  readonly published?: string;
  readonly summary?: string;
}

interface AtomFeed {
  readonly title: string;
  /** The page that shows the same. */
  readonly address: string;
  /** The feed itself. */
  readonly self: string;
  /** Of a feed without entries, else by the latest entry. */
  readonly updated?: string;
  readonly entries: readonly AtomEntry[];
}

/** A feed by Atom (RFC 4287), in the order given. Whatever is in a text stays text. */
export function formatAtom({ title, address, self, updated, entries }: AtomFeed): string {
  const latest = entries.map((entry) => entry.updated).reduce((a, b) => (a > b ? a : b), updated ?? "");
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escapeXml(address)}</id>
  <title>${escapeXml(title)}</title>
  <updated>${latest || "1970-01-01T00:00:00.000Z"}</updated>
  <link href="${escapeXml(address)}"/>
  <link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
${entries.map(formatEntry).join("")}</feed>
`;
}

function formatEntry({ address, title, author, updated, published, summary }: AtomEntry): string {
  const lines = [
    `<id>${escapeXml(address)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    ...(summary ? [`<summary>${escapeXml(summary)}</summary>`] : []),
    ...(published ? [`<published>${published}</published>`] : []),
    `<updated>${updated}</updated>`,
    `<author><name>${escapeXml(author)}</name></author>`,
    `<link href="${escapeXml(address)}"/>`,
  ];
  return `  <entry>\n${lines.map((line) => `    ${line}\n`).join("")}  </entry>\n`;
}
