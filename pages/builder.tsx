import type { GetStaticProps } from "next";
import { BuilderPage } from "@/components/builder/desk/BuilderPage";
import { Seo } from "@/components/ui/Seo";
import { builderDataVersion } from "@/lib/builder/data/data-files.server";

interface BuilderRouteProps {
  version: string;
}

export default function BuilderRoute({ version }: BuilderRouteProps) {
  return (
    <>
      <Seo
        title="Builder"
        description="Build loadouts for Monster Hunter Wilds: see every skill and figure at once, search for the best set with proof, reckon damage against any part, and share the build by a link."
        path="/builder"
      />
      <BuilderPage version={version} SaveDialog={() => null} />
    </>
  );
}

export const getStaticProps: GetStaticProps<BuilderRouteProps> = () => ({
  props: { version: builderDataVersion() },
});
