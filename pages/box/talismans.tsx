import type { GetStaticProps } from "next";
import { TalismansPage } from "@/components/box/talismans/TalismansPage";
import { Seo } from "@/components/head/Seo";
import { builderDataVersion } from "@/lib/builder/data/get-builder-file.server";
import { talismanWorthPath } from "@/lib/site/box-paths";

interface TalismansRouteProps {
  /** Of the builder's data, which the page loads. */
  version: string;
}

export const getStaticProps: GetStaticProps<TalismansRouteProps> = () => ({
  props: { version: builderDataVersion() },
});

export default function TalismansRoute({ version }: TalismansRouteProps) {
  return (
    <>
      <Seo
        title="Talisman worth"
        description="See what each of your Monster Hunter Wilds talismans is worth: the best set with and without it, proven by search, and which talismans you can give up."
        path={talismanWorthPath}
      />
      <TalismansPage version={version} />
    </>
  );
}
