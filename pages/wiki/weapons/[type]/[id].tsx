import type { GetStaticPaths, GetStaticProps, InferGetStaticPropsType } from "next";
import { SeenCitedGuides } from "@/components/guides/SeenCitedGuides";
import { CompareButton } from "@/components/wiki/facts/CompareButton";
import { BuilderLink } from "@/components/wiki/kit/BuilderLink";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { getWeaponFigures } from "@/components/wiki/weapons/get-weapon-figures";
import { getWeaponSections, WeaponPage } from "@/components/wiki/weapons/WeaponPage";
import { AddToWishlist } from "@/components/wiki/wishlist/AddToWishlist";
import { getWeaponHead } from "@/lib/wiki/weapons/get-page-heads";
import { getWeaponPage, listWeaponPagePaths } from "@/lib/wiki/weapons/get-weapon-page.server";
import { formatWeaponName } from "@/lib/wiki/weapons/labels";
import { readTypeParam } from "@/lib/wiki/weapons/read-type-param";

export const getStaticPaths: GetStaticPaths = () => ({ paths: listWeaponPagePaths(), fallback: false });

export const getStaticProps = (async ({ params }) => ({
  props: getWeaponPage(readTypeParam(params?.type), String(params?.id)),
})) satisfies GetStaticProps;

export default function WeaponRoute({ weapon, names }: InferGetStaticPropsType<typeof getStaticProps>) {
  return (
    <WikiPage
      {...getWeaponHead(weapon)}
      section="weapon"
      figures={getWeaponFigures(weapon)}
      actions={
        <>
          <BuilderLink opening={{ kind: "use-weapon", id: weapon.id }} name={formatWeaponName(weapon)} />
          <CompareButton kind="weapons" id={weapon.id} name={weapon.name} />
          <AddToWishlist kind="weapon" id={weapon.id} name={formatWeaponName(weapon)} />
        </>
      }
      toc={getWeaponSections(weapon)}
      id={weapon.id}
      names={names}
    >
      <WeaponPage weapon={weapon} />
      <SeenCitedGuides key={weapon.id} kind="weapon" id={weapon.id} />
    </WikiPage>
  );
}
