import { Skeleton } from "@mantine/core";
import dynamic from "next/dynamic";
import { Page } from "@/components/ui/Page";
import { PageHead } from "@/components/ui/PageHead";
import { boxPath } from "@/lib/site/box-paths";

const TalismanWorth = dynamic(() => import("./TalismanWorth").then((module) => module.TalismanWorth), {
  ssr: false,
  loading: () => <Skeleton height={320} aria-label="Loading" />,
});

/** The worth of a hunter's talismans, and which can be given up. */
export function TalismansPage({ version }: { version: string }) {
  return (
    <Page>
      <PageHead
        title="Talisman worth"
        breadcrumb={[{ label: "My box", href: boxPath }]}
        summary="The best set with and without each of your talismans, for your own goals, and which ones you can give up."
      />
      <TalismanWorth version={version} />
    </Page>
  );
}
