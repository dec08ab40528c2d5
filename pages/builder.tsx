import type { GetStaticProps } from "next";
import dynamic from "next/dynamic";
import Head from "next/head";
import { useRouter } from "next/router";
import { BuilderPage } from "@/components/builder/layout/BuilderPage";
import { Seo } from "@/components/head/Seo";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { getBuilderFilePath } from "@/lib/builder/data/file-head";
import { builderDataVersion } from "@/lib/builder/data/get-builder-file.server";

const SaveDialog = dynamic(
  () => import("@/components/builds/BuilderSaveDialog").then((module) => module.BuilderSaveDialog),
  { ssr: false, loading: LazyDialog },
);

const SavedName = dynamic(
  () => import("@/components/builds/SavedBuildName").then((module) => module.SavedBuildName),
  { ssr: false, loading: () => "Builder" },
);

const ShortLink = dynamic(
  () => import("@/components/short-links/ShortLink").then((module) => module.ShortLink),
  { ssr: false },
);

/** For whoever came from a help request. */
const AnswerBar = dynamic(
  () => import("@/components/hunting-help/answer/AnswerBar").then((module) => module.AnswerBar),
  { ssr: false },
);

interface BuilderRouteProps {
  version: string;
}

export default function BuilderRoute({ version }: BuilderRouteProps) {
  const { query } = useRouter();
  const request =
    typeof query.answer === "string" && /^[0-9a-f]{24}$/.test(query.answer) ? query.answer : null;
  return (
    <>
      <Seo
        title="Builder"
        description="Monster Hunter Wilds set builder: see all skills and stats, find the provably best armor set, calculate damage against any monster part, and share builds by link."
        path="/builder"
      />
      <Head>
        {(["armor", "weapons"] as const).map((file) => (
          <link
            key={file}
            rel="preload"
            as="fetch"
            crossOrigin="anonymous"
            href={getBuilderFilePath(file, version)}
          />
        ))}
      </Head>
      {request && <AnswerBar request={request} />}
      <BuilderPage version={version} SaveDialog={SaveDialog} SavedName={SavedName} ShortLink={ShortLink} />
    </>
  );
}

export const getStaticProps: GetStaticProps<BuilderRouteProps> = () => ({
  props: { version: builderDataVersion() },
});
