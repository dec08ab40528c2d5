import type { GetStaticPaths, GetStaticProps, InferGetStaticPropsType } from "next";
import { BuilderLink } from "@/components/wiki/kit/BuilderLink";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { WeaponPage, getWeaponSections } from "@/components/wiki/weapons/WeaponArticle";
import { getWeaponFigures } from "@/components/wiki/weapons/weapon-figures";
import { AddToWishlist } from "@/components/wiki/wishlist/AddToWishlist";
import { listWeaponPagePaths, getWeaponPage } from "@/lib/wiki/weapons/detail.server";
import { getWeaponHead } from "@/lib/wiki/weapons/page-heads";
import { readTypeParam } from "@/lib/wiki/weapons/type-param";
import { formatWeaponName } from "@/lib/wiki/weapons/words";

export const getStaticPaths: GetStaticPaths = () => ({ paths: listWeaponPagePaths(), fallback: false });

export const getStaticProps = (async ({ params }) => ({
  props: getWeaponPage(readTypeParam(params?.type), String(params?.id)),
})) satisfies GetStaticProps;

export default function WeaponRoute({ weapon, names }: InferGetStaticPropsType<typeof getStaticProps>) {
  return (
    <WikiPage
      {...getWeaponHead(weapon)}
      section="weapons"
      figures={getWeaponFigures(weapon)}
      actions={
        <>
          <BuilderLink opening={{ kind: "use-weapon", id: weapon.id }} name={formatWeaponName(weapon)} />
          <AddToWishlist kind="weapon" id={weapon.id} name={formatWeaponName(weapon)} />
        </>
      }
      toc={getWeaponSections(weapon)}
      entity="weapons"
      id={weapon.id}
      names={names}
    >
      <WeaponPage weapon={weapon} />
    </WikiPage>
  );
}
