import { LostTrail } from "@/components/site/LostTrail";
import { ActionButton } from "@/components/ui/Action";
import { LinkRow } from "@/components/ui/LinkRow";
import { Seo } from "@/components/ui/Seo";

const waysOn = [
  { label: "Home", href: "/" },
  { label: "Wiki", href: "/wiki" },
  { label: "Builder", href: "/builder" },
];

export default function ServerErrorPage() {
  return (
    <>
      <Seo title="Something broke" description="The server could not answer." path="/500" noIndex />
      <LostTrail
        code="500"
        title="The ground gave way"
        text="The server could not answer. That is our fault, not yours, and nothing of yours was changed by it. Most of the site needs no server and still works."
      >
        <ActionButton onClick={() => window.location.reload()}>Try again</ActionButton>
        <LinkRow label="Ways on" links={waysOn} />
      </LostTrail>
    </>
  );
}
