import { siteConfig } from "@/lib/site/config";
import { escapeXml } from "@/lib/text/escape-xml";

/** Something that the weekly email tells, with the page that it leads to. */
interface DigestLine {
  readonly text: string;
  /** Path on this site. */
  readonly href: string;
}

interface Digest {
  /** News of the person, newest first. */
  readonly own: readonly DigestLine[];
  /** News of what they follow. */
  readonly followed: readonly DigestLine[];
  /** Where it is turned off. */
  readonly offAddress: string;
}

/** Lines of each part; the rest is counted. */
const maxLines = 20;

/**
 * The weekly email as plain text and as HTML that loads nothing.
 *
 * @returns `null` where there is nothing to tell
 */
export function writeDigest({ own, followed, offAddress }: Digest) {
  const parts = [
    { title: "About you", lines: own },
    { title: "What you follow", lines: followed },
  ].filter(({ lines }) => lines.length > 0);
  if (parts.length === 0) return null;
  const subject = `Your week on ${siteConfig.name}`;
  const why = `You get this once a week because you turned it on at ${siteConfig.name}.`;
  const text = [
    subject,
    ...parts.flatMap(({ title, lines }) => [
      "",
      title.toUpperCase(),
      ...lines.slice(0, maxLines).map((line) => `- ${line.text}\n  ${siteConfig.url}${line.href}`),
      ...listRest(lines),
    ]),
    ...["", why, `Turn it off: ${offAddress}`, ""],
  ].join("\n");
  const sections = parts.map(({ title, lines }) => {
    const items = [
      ...lines.slice(0, maxLines).map(({ text, href }) => toLink(`${siteConfig.url}${href}`, text)),
      ...listRest(lines).map(escapeXml),
    ].map((item) => `<li style="margin-bottom:8px">${item}</li>`);
    return `<h2 style="font-size:16px">${title}</h2>\n<ul style="padding-left:20px">\n${items.join("\n")}\n</ul>`;
  });
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeXml(subject)}</title></head>
<body style="font-family:sans-serif;font-size:15px;line-height:1.5;max-width:560px;margin:0 auto;padding:16px">
<h1 style="font-size:20px">${escapeXml(subject)}</h1>
${sections.join("\n")}
<p style="font-size:13px">${escapeXml(why)} ${toLink(offAddress, "Turn it off")}</p>
</body>
</html>
`;
  return { subject, text, html };
}

function listRest({ length }: readonly DigestLine[]): string[] {
  return length > maxLines ? [`and ${length - maxLines} more in your notifications`] : [];
}

function toLink(address: string, text: string): string {
  return `<a href="${escapeXml(address)}">${escapeXml(text)}</a>`;
}
