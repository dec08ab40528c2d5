import type { GetServerSideProps } from "next";
import { SharedBuild } from "@/components/builder/layout/SharedBuild";
import { Seo } from "@/components/head/Seo";
import {
  describeSharedBuild,
  type SharedBuildText as Shared,
} from "@/lib/builder/share/describe-shared-build.server";
import { isLinkField } from "@/lib/builder/share/link-fields";
import {
  getBuildCardPath,
  getBuilderPath,
  getBuildPath,
  type LinkExtras,
} from "@/lib/builder/share/share-build";
import { readBuffs } from "@/lib/builder/target/buffs-link";
import { ApiError } from "@/lib/http/api-error";

interface SharedBuildRouteProps {
  code: string;
  buffs: string | null;
  extras: LinkExtras;
  build: Shared;
}

/** A short link. It is made for each request, so that a chat shows the build and not the builder. */
export default function SharedBuildRoute({ code, buffs, extras, build }: SharedBuildRouteProps) {
  return (
    <>
      <Seo
        title={build.title}
        description={build.description}
        path={getBuildPath(code)}
        image={getBuildCardPath(code, buffs, extras)}
        imageAlt={`${build.title}: ${build.description}`}
        noIndex
      />
      <SharedBuild title={build.title} text={build.text} path={getBuilderPath(code, buffs, extras)} />
    </>
  );
}

export const getServerSideProps: GetServerSideProps<SharedBuildRouteProps> = async ({
  params,
  query,
  res,
}) => {
  const code = String(params?.code);
  const { buffs: field } = query;
  const buffs = typeof field === "string" && readBuffs(field) !== null ? field : null;
  const { search, target } = query;
  const extras = {
    search: isLinkField(search) ? search : null,
    target: isLinkField(target) ? target : null,
  };
  try {
    const build = describeSharedBuild(code);
    res.setHeader("Cache-Control", "public, max-age=300, s-maxage=3600");
    return { props: { code, buffs, extras, build } };
  } catch (error) {
    // The builder explains what is wrong with a code.
    if (error instanceof ApiError)
      return { redirect: { destination: getBuilderPath(code, buffs, extras), permanent: false } };
    throw error;
  }
};
