import type { GetStaticPaths, GetStaticProps, InferGetStaticPropsType } from "next";
import { BuilderLink } from "@/components/wiki/kit/BuilderLink";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { WeaponArticle, weaponSections } from "@/components/wiki/weapons/WeaponArticle";
import { weaponFigures } from "@/components/wiki/weapons/weapon-figures";
import { AddToWishlist } from "@/components/wiki/wishlist/AddToWishlist";
import { weaponPagePaths, weaponPageProps } from "@/lib/wiki/weapons/detail.server";
import { weaponHead } from "@/lib/wiki/weapons/page-heads";
import { typeParam } from "@/lib/wiki/weapons/type-param";
import { fullName } from "@/lib/wiki/weapons/words";

export const getStaticPaths: GetStaticPaths = () => ({ paths: weaponPagePaths(), fallback: false });

export const getStaticProps = (async ({ params }) => ({
  props: weaponPageProps(typeParam(params?.type), String(params?.id)),
})) satisfies GetStaticProps;

export default function WeaponPage({ weapon, names }: InferGetStaticPropsType<typeof getStaticProps>) {
  return (
    <WikiPage
      {...weaponHead(weapon)}
      section="weapons"
      figures={weaponFigures(weapon)}
      actions={
        <>
          <BuilderLink opening={{ kind: "use-weapon", id: weapon.id }} name={fullName(weapon)} />
          <AddToWishlist kind="weapon" id={weapon.id} name={fullName(weapon)} />
        </>
      }
      toc={weaponSections(weapon)}
      entity="weapons"
      id={weapon.id}
      names={names}
    >
      <WeaponArticle weapon={weapon} />
    </WikiPage>
  );
}
