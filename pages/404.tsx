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
      <Seo title="Page not found" description="Nothing lives at this address." path="/404" noIndex />
      <LostTrail
        code="404"
        title="The trail ends here"
        text="Nothing lives at this address. It may be mistyped, or what was here has moved on."
      >
        <NearMatches />
        <SearchOpener />
        <LinkRow label="Ways on" links={waysOn} />
      </LostTrail>
    </>
  );
}
