import { Seo } from "@/components/head/Seo";
import { conductSections } from "@/components/site/ConductSections";
import { TextPage } from "@/components/ui/TextPage";
import { siteConfig } from "@/lib/site/config";
import { codeOfConductPath } from "@/lib/site/routes";

export default function CodeOfConductPage() {
  return (
    <>
      <Seo
        title="Code of Conduct"
        description={`What is allowed on ${siteConfig.name}, how reports are decided, and how to appeal.`}
        path={codeOfConductPath}
      />
      <TextPage
        title="Code of Conduct"
        summary="What is allowed here, how reports are decided, and how to appeal."
        breadcrumb={[{ label: "About Us", href: "/about" }]}
        sections={conductSections}
        updated="2026-11-27"
      />
    </>
  );
}
