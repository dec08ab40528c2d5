import { Seo } from "@/components/head/Seo";
import { NearMatches } from "@/components/search/NearMatches";
import { SearchField } from "@/components/search/SearchField";
import { ErrorPageBody } from "@/components/site/ErrorPageBody";
import { LinkRow } from "@/components/ui/LinkRow";

const otherPages = [
  { label: "Home", href: "/" },
  { label: "Wiki", href: "/wiki" },
  { label: "Builder", href: "/builder" },
  { label: "Leaderboards", href: "/leaderboards" },
];

export default function NotFoundPage() {
  return (
    <>
      <Seo title="Page not found" description="There is no page at this address." path="/404" noIndex />
      <ErrorPageBody
        code="404"
        title="Page not found"
        text="There is no page at this address. It may be mistyped, or the page may have moved."
      >
        <SearchField />
        <LinkRow label="Other pages" links={otherPages} />
        {/* Last, as it comes late: nothing below it moves. */}
        <NearMatches />
      </ErrorPageBody>
    </>
  );
}
