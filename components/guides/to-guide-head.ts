import type { GuidePageData } from "@/lib/guides/guide-page";
import { getGuidesPath } from "@/lib/guides/paths";
import { toIconName } from "./to-icon-name";

/** Head of a guide's page. */
export function toGuideHead({ slug, title, summary, cover }: GuidePageData["guide"]) {
  return { title, path: getGuidesPath(slug), description: summary || title, icon: toIconName(cover) };
}
