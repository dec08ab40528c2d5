import { servePublicFiles } from "@/lib/http/serve-public-file.server";
import { siteConfig } from "@/lib/site/config";

export const config = { api: { bodyParser: false } };

/** How long a copy counts, in months from the first of this one: RFC 9116 recommends less than a year. */
const validMonths = 6;

/** `/.well-known/security.txt` after RFC 9116. A process that runs for months makes it anew each month. */
export default servePublicFiles(() => {
  const now = new Date();
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + validMonths));
  const lines = [
    `Contact: mailto:${siteConfig.contactEmail}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteConfig.url}/.well-known/security.txt`,
    "",
  ];
  const file = () => ({ type: "text/plain; charset=utf-8", text: lines.join("\n") });
  return { key: expires.toISOString(), file };
});
