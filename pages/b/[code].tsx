import type { GetServerSideProps } from "next";
import { SharedBuild } from "@/components/builder/layout/SharedBuild";
import { Seo } from "@/components/ui/Seo";
import {
  describeSharedBuild,
  type SharedBuild as Shared,
} from "@/lib/builder/share/describe-shared-build.server";
import { getBuildCardPath, getBuilderPath, getBuildPath } from "@/lib/builder/share/share-build";
import { ApiError } from "@/lib/http/api-error";

interface SharedBuildRouteProps {
  code: string;
  build: Shared;
}

/** A short link. It is made for each request, so that a chat shows the build and not the builder. */
export default function SharedBuildRoute({ code, build }: SharedBuildRouteProps) {
  return (
    <>
      <Seo
        title={build.title}
        description={build.description}
        path={getBuildPath(code)}
        image={getBuildCardPath(code)}
        imageAlt={`${build.title}: ${build.description}`}
        noIndex
      />
      <SharedBuild title={build.title} text={build.text} path={getBuilderPath(code)} />
    </>
  );
}

export const getServerSideProps: GetServerSideProps<SharedBuildRouteProps> = async ({ params, res }) => {
  const code = String(params?.code);
  try {
    const build = describeSharedBuild(code);
    res.setHeader("Cache-Control", "public, max-age=300, s-maxage=3600");
    return { props: { code, build } };
  } catch (error) {
    // The builder explains what is wrong with a code.
    if (error instanceof ApiError)
      return { redirect: { destination: getBuilderPath(code), permanent: false } };
    throw error;
  }
};
