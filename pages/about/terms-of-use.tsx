import { Seo } from "@/components/head/Seo";
import { termsSections } from "@/components/site/TermsSections";
import { TextPage } from "@/components/ui/TextPage";
import { siteConfig } from "@/lib/site/config";

export default function TermsOfUsePage() {
  return (
    <>
      <Seo
        title="Terms of Use"
        description={`The agreement between you and ${siteConfig.name}: account, coins, posts, fair play, moderation.`}
        path="/about/terms-of-use"
      />
      <TextPage
        title="Terms of Use"
        summary="What you can expect from us and what we expect from you."
        breadcrumb={[{ label: "About Us", href: "/about" }]}
        sections={termsSections}
        updated="2026-11-23"
      />
    </>
  );
}
