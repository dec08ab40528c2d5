import type { GetStaticProps } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { DataQualityPage } from "@/components/wiki/quality/DataQualityPage";
import { dataQualityPath, openDataPath } from "@/lib/site/wiki-paths";
import { getDataQuality } from "@/lib/wiki/quality/get-data-quality.server";
import type { DataQuality } from "@/lib/wiki/quality/quality-types";

interface DataQualityRouteProps {
  quality: DataQuality;
}

export const getStaticProps: GetStaticProps<DataQualityRouteProps> = () => ({
  props: { quality: getDataQuality() },
});

export default function DataQualityRoute({ quality }: DataQualityRouteProps) {
  return (
    <WikiPage
      title="Data quality"
      path={dataQualityPath}
      description="How the wiki's values compare with other public sources, which ones are disputed or unknown, and what the last import changed."
      section="tools"
      icon="guide"
      breadcrumb={[{ label: "Open data", href: openDataPath }]}
      summary="What was checked, what is disputed, and what isn't known."
      toc={[
        { id: "checked", label: "Checked" },
        { id: "disputed", label: "Disputed" },
        { id: "unknown", label: "Unknown" },
        { id: "import", label: "Last import" },
      ]}
    >
      <DataQualityPage quality={quality} />
    </WikiPage>
  );
}
