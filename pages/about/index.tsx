import { aboutSections } from "@/components/site/AboutSections";
import { Article } from "@/components/ui/Article";
import { Seo } from "@/components/ui/Seo";
import { siteConfig } from "@/lib/site/config";

export default function AboutPage() {
  return (
    <>
      <Seo
        title="About Us"
        description={`What ${siteConfig.name} is, who looks after it, how it is paid for and how to reach us.`}
        path="/about"
      />
      <Article
        title="About Us"
        summary={`Who is behind ${siteConfig.name}, what it holds to and how it pays its way.`}
        sections={aboutSections}
        updated="2026-11-20"
      />
    </>
  );
}
