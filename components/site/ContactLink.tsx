import { siteConfig } from "@/lib/site/config";

/** The operator's address, as a link that opens a mail. */
export function ContactLink() {
  return <a href={`mailto:${siteConfig.contactEmail}`}>{siteConfig.contactEmail}</a>;
}
