import type { GetStaticProps } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { OpenDataPage, type OpenFileSize } from "@/components/wiki/open-data/OpenDataPage";
import { siteConfig } from "@/lib/site/config";
import { openDataPath } from "@/lib/site/wiki-paths";
import { getOpenIndex } from "@/lib/wiki/open-data/get-open-data.server";
import {
  getOpenFilePath,
  type OpenEntity,
  openDataFormat,
  openIndexId,
} from "@/lib/wiki/open-data/open-data-format";
import { openEntities } from "@/lib/wiki/open-data/open-entities.server";

interface OpenDataRouteProps {
  entities: readonly OpenEntity[];
  files: readonly OpenFileSize[];
}

export const getStaticProps: GetStaticProps<OpenDataRouteProps> = () => ({
  props: { entities: openEntities, files: getOpenIndex().map(({ hash: _, ...file }) => file) },
});

export default function OpenDataRoute({ entities, files }: OpenDataRouteProps) {
  return (
    <WikiPage
      title="Open data"
      path={openDataPath}
      description="All wiki data as JSON files: weapons, armor, skills, monsters, drops and more, free to use in your own tools."
      section="tools"
      icon="guide"
      summary="All wiki data as JSON for your own tools."
      toc={[
        { id: "use", label: "Fetching a file" },
        { id: "files", label: "Files" },
        ...entities.map(({ id, label }) => ({ id, label })),
      ]}
    >
      <OpenDataPage
        origin={siteConfig.url}
        indexUrl={getOpenFilePath(openIndexId)}
        format={openDataFormat}
        entities={entities}
        files={files}
      />
    </WikiPage>
  );
}
