import { NearMatches } from "@/components/search/NearMatches";
import { SearchOpener } from "@/components/search/SearchOpener";
import { LostTrail } from "@/components/site/LostTrail";
import { LinkRow } from "@/components/ui/LinkRow";
import { Seo } from "@/components/ui/Seo";

const waysOn = [
  { label: "Home", href: "/" },
  { label: "Wiki", href: "/wiki" },
  { label: "Builder", href: "/builder" },
  { label: "Leaderboards", href: "/leaderboards" },
];

export default function NotFoundPage() {
  return (
    <>
      <Seo title="Page not found" description="There is no page at this address." path="/404" noIndex />
      <LostTrail
        code="404"
        title="Page not found"
        text="There is no page at this address. It may be mistyped, or the page may have moved."
      >
        <NearMatches />
        <SearchOpener />
        <LinkRow label="Other pages" links={waysOn} />
      </LostTrail>
    </>
  );
}
