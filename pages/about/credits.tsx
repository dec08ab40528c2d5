import { Seo } from "@/components/head/Seo";
import { creditsSections } from "@/components/site/CreditsSections";
import { TextPage } from "@/components/ui/TextPage";
import { siteConfig } from "@/lib/site/config";

export default function CreditsPage() {
  return (
    <>
      <Seo
        title="Credits"
        description={`Data sources, icon authors, typeface and software behind ${siteConfig.name}.`}
        path="/about/credits"
      />
      <TextPage
        title="Credits"
        summary="The work this site is built on, with licenses."
        breadcrumb={[{ label: "About Us", href: "/about" }]}
        sections={creditsSections}
        updated="2026-11-20"
      />
    </>
  );
}
