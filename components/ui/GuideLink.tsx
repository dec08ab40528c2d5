import { type ShippedGuide, shippedGuides } from "@/lib/site/shipped-guides";

/** Leads to the guide of ours that explains what the page shows. */
export function GuideLink({ slug }: { slug: ShippedGuide }) {
  return <a href={`/wiki/guides/${slug}`}>Guide: {shippedGuides[slug]}</a>;
}
