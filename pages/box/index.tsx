import type { GetStaticProps } from "next";
import { BoxPage } from "@/components/box/BoxPage";
import { Seo } from "@/components/head/Seo";
import { builderDataVersion } from "@/lib/builder/data/get-builder-file.server";
import { boxPath } from "@/lib/site/box-paths";

interface BoxRouteProps {
  version: string;
}

export const getStaticProps: GetStaticProps<BoxRouteProps> = () => ({
  props: { version: builderDataVersion() },
});

export default function BoxRoute({ version }: BoxRouteProps) {
  return (
    <>
      <Seo
        title="My box"
        description="Keep your Monster Hunter Wilds talismans, decorations, Artian weapons, crowns, materials, wishlist and builds in one place, on all your devices."
        path={boxPath}
      />
      <BoxPage version={version} />
    </>
  );
}
