import { Seo } from "@/components/head/Seo";
import { aboutSections } from "@/components/site/AboutSections";
import { TextPage } from "@/components/ui/TextPage";
import { siteConfig } from "@/lib/site/config";

export default function AboutPage() {
  return (
    <>
      <Seo
        title="About Us"
        description={`What ${siteConfig.name} is, who runs it, how it is funded and how to reach us.`}
        path="/about"
      />
      <TextPage
        title="About Us"
        summary={`What ${siteConfig.name} is, who runs it and how it is funded.`}
        sections={aboutSections}
        updated="2026-11-23"
      />
    </>
  );
}
