import type { GetStaticPaths, GetStaticProps, InferGetStaticPropsType } from "next";
import { SeenCitedGuides } from "@/components/guides/SeenCitedGuides";
import { CompareButton } from "@/components/wiki/facts/CompareButton";
import { BuilderLink } from "@/components/wiki/kit/BuilderLink";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { getWeaponFigures } from "@/components/wiki/weapons/get-weapon-figures";
import { getWeaponSections, WeaponPage } from "@/components/wiki/weapons/WeaponPage";
import { AddToWishlist } from "@/components/wiki/wishlist/AddToWishlist";
import { toStaticPaths } from "@/lib/catalog/list-record-ids.server";
import { listHouseGuides } from "@/lib/guides/list-house-guides.server";
import { getWeaponPage, listWeaponPagePaths } from "@/lib/wiki/weapons/get-weapon-page.server";
import { formatWeaponName, getWeaponHead } from "@/lib/wiki/weapons/labels";

export const getStaticPaths: GetStaticPaths = () => toStaticPaths(listWeaponPagePaths());

export const getStaticProps = (async ({ params }) => {
  const page = listWeaponPagePaths().find(
    (each) => each.params.id === params?.id && each.params.type === params?.type,
  );
  if (!page) return { notFound: true as const };
  const { type, id } = page.params;
  return { props: { ...getWeaponPage(type, id), guides: listHouseGuides("weapon", id) } };
}) satisfies GetStaticProps;

type StaticProps = InferGetStaticPropsType<typeof getStaticProps>;
type Props = Omit<StaticProps, "guides"> & Partial<Pick<StaticProps, "guides">>;

export default function WeaponRoute({ weapon, names, guides }: Props) {
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
      <SeenCitedGuides key={weapon.id} kind="weapon" id={weapon.id} guides={guides} />
    </WikiPage>
  );
}
