import { siteConfig } from "@/lib/site/config";
import type { SiteLink } from "@/lib/site/routes";
import type { JsonLdRecord } from "./JsonLd";

/** The breadcrumb as schema.org data, the page itself last. */
export function toBreadcrumbRecord(trail: readonly SiteLink[]): JsonLdRecord {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: `${siteConfig.url}${href}`,
    })),
  };
}
