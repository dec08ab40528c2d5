import type { GuidePageData } from "@/lib/guides/guide-page";
import { getGuidesPath } from "@/lib/guides/paths";
import { toIconName } from "./to-icon-name";

/** What the frame of a page says of a guide. */
export function toGuideHead({ slug, title, summary, cover }: GuidePageData["guide"]) {
  return { title, path: getGuidesPath(slug), description: summary || title, icon: toIconName(cover) };
}
