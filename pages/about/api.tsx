import type { GetStaticProps } from "next";
import { Seo } from "@/components/head/Seo";
import { ApiPage } from "@/components/site/ApiPage";
import { type ReferenceGroup, toApiReference } from "@/lib/api/api-reference";
import type { OpenApiDocument } from "@/lib/api/open-api";
import { siteConfig } from "@/lib/site/config";
import { apiPath } from "@/lib/site/routes";
import openApi from "@/public/openapi.json";

interface ApiRouteProps {
  groups: readonly ReferenceGroup[];
}

export const getStaticProps: GetStaticProps<ApiRouteProps> = () => ({
  // TypeScript reads the text of a JSON file wider than its schema is.
  props: { groups: toApiReference(openApi as unknown as OpenApiDocument) },
});

export default function ApiRoute({ groups }: ApiRouteProps) {
  return (
    <>
      <Seo
        title="Public API"
        description={`Read builds, leaderboards, guides and wiki data of ${siteConfig.name} from your own tools, without an account.`}
        path={apiPath}
      />
      <ApiPage groups={groups} />
    </>
  );
}
