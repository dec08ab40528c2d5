import type { GetStaticPaths, GetStaticProps, InferGetStaticPropsType } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { WeaponArticle, weaponSections } from "@/components/wiki/weapons/WeaponArticle";
import { weaponFigures } from "@/components/wiki/weapons/weapon-figures";
import { AddToWishlist } from "@/components/wiki/wishlist/AddToWishlist";
import { weaponsPath } from "@/lib/wiki/paths";
import { weaponPagePaths, weaponPageProps } from "@/lib/wiki/weapons/detail.server";
import { typeParam } from "@/lib/wiki/weapons/type-param";
import { weaponTypeInfo } from "@/lib/wiki/weapons/weapon-types";
import { fullName, weaponDescription, weaponSummary } from "@/lib/wiki/weapons/words";

export const getStaticPaths: GetStaticPaths = () => ({ paths: weaponPagePaths(), fallback: false });

export const getStaticProps = (async ({ params }) => ({
  props: weaponPageProps(typeParam(params?.type), String(params?.id)),
})) satisfies GetStaticProps;

export default function WeaponPage({ weapon, names }: InferGetStaticPropsType<typeof getStaticProps>) {
  const { type, id } = weapon;
  return (
    <WikiPage
      title={fullName(weapon)}
      path={weaponsPath(type, id)}
      description={weaponDescription(weapon)}
      section="weapons"
      breadcrumb={[
        { label: "Weapons", href: weaponsPath() },
        { label: weaponTypeInfo(type).plural, href: weaponsPath(type) },
      ]}
      icon={type}
      summary={weaponSummary(weapon)}
      figures={weaponFigures(weapon)}
      actions={<AddToWishlist kind="weapon" id={id} name={fullName(weapon)} />}
      toc={weaponSections(weapon)}
      entity="weapons"
      id={id}
      names={names}
    >
      <WeaponArticle weapon={weapon} />
    </WikiPage>
  );
}
