import { serveAsPage } from "@/lib/http/serve-as-page.server";
import { servePublicFiles } from "@/lib/http/serve-public-file.server";
import { siteConfig } from "@/lib/site/config";

/** How long a copy counts, in months from the first of this one: RFC 9116 recommends less than a year. */
const validMonths = 6;

/** After RFC 9116. A process that runs for months makes it anew each month. */
export const getServerSideProps = serveAsPage(
  servePublicFiles(() => {
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
  }),
);

export default function SecurityTxt() {
  return null;
}
