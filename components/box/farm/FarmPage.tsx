import { Skeleton } from "@mantine/core";
import dynamic from "next/dynamic";
import { Page } from "@/components/ui/Page";
import { PageHead } from "@/components/ui/PageHead";
import type { FarmProps } from "@/lib/box/farm-props";
import { boxPath } from "@/lib/site/box-paths";

const FarmAdvice = dynamic(() => import("./FarmAdvice").then((module) => module.FarmAdvice), {
  ssr: false,
  loading: () => <Skeleton height={320} aria-label="Loading" />,
});

/** Page of the next targets to farm for the goals of a hunter. */
export function FarmPage(props: FarmProps) {
  return (
    <Page>
      <PageHead
        title="What to farm next"
        breadcrumb={[{ label: "My box", href: boxPath }]}
        summary="Decorations, armor, talismans and rerolls by how much they improve your best sets for each hunt they take."
      />
      <FarmAdvice {...props} />
    </Page>
  );
}
