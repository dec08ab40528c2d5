import type { JsonLdRecord } from "@/components/ui/JsonLd";
import { siteConfig } from "@/lib/site/config";
import type { SiteLink } from "@/lib/site/routes";

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
