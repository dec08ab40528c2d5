import { Seo } from "@/components/head/Seo";
import { privacySections } from "@/components/site/PrivacySections";
import { TextPage } from "@/components/ui/TextPage";
import { siteConfig } from "@/lib/site/config";

export default function PrivacyPolicyPage() {
  return (
    <>
      <Seo
        title="Privacy Policy"
        description={`How ${siteConfig.name} handles your data: cookies, stored records and your rights.`}
        path="/about/privacy-policy"
      />
      <TextPage
        title="Privacy Policy"
        summary="What we store about you, where, why and for how long."
        breadcrumb={[{ label: "About Us", href: "/about" }]}
        sections={privacySections}
        updated="2026-11-28"
      />
    </>
  );
}
