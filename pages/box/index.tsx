import { BoxPage } from "@/components/box/BoxPage";
import { Seo } from "@/components/ui/Seo";
import { boxPath } from "@/lib/site/box-paths";

export default function BoxRoute() {
  return (
    <>
      <Seo
        title="My box"
        description="Keep your Monster Hunter Wilds talismans, decorations, Artian weapons, crowns, materials, wishlist and builds in one place, on all your devices."
        path={boxPath}
      />
      <BoxPage />
    </>
  );
}
