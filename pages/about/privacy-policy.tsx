import { privacySections } from "@/components/site/PrivacySections";
import { Article } from "@/components/ui/Article";
import { Seo } from "@/components/ui/Seo";
import { siteConfig } from "@/lib/site/config";

export default function PrivacyPolicyPage() {
  return (
    <>
      <Seo
        title="Privacy Policy"
        description={`Every cookie, every record and every right: how ${siteConfig.name} treats your data.`}
        path="/about/privacy-policy"
      />
      <Article
        title="Privacy Policy"
        summary="What is stored about you, where, why and for how long."
        breadcrumb={[{ label: "About Us", href: "/about" }]}
        sections={privacySections}
        updated="2026-11-22"
      />
    </>
  );
}
