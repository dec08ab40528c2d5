import type { GetStaticPaths, GetStaticProps, InferGetStaticPropsType } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { WeaponTree } from "@/components/wiki/weapons/WeaponTree";
import { weaponTypes } from "@/lib/catalog/codes";
import { weaponsPath, weaponTreePath } from "@/lib/wiki/paths";
import { weaponTreeProps } from "@/lib/wiki/weapons/tree.server";
import { typeParam } from "@/lib/wiki/weapons/type-param";
import { weaponTypeInfo } from "@/lib/wiki/weapons/weapon-types";

export const getStaticPaths: GetStaticPaths = () => ({
  paths: weaponTypes.map((type) => ({ params: { type } })),
  fallback: false,
});

export const getStaticProps = (async ({ params }) => ({
  props: weaponTreeProps(typeParam(params?.type)),
})) satisfies GetStaticProps;

export default function WeaponTreePage(props: InferGetStaticPropsType<typeof getStaticProps>) {
  const { name, plural } = weaponTypeInfo(props.type);
  return (
    <WikiPage
      title={`${name} tree`}
      path={weaponTreePath(props.type)}
      description={`The upgrade tree of the ${name} in Monster Hunter Wilds: ${props.nodes.length} weapons, what each is made from, and where one can begin.`}
      section="weapons"
      breadcrumb={[
        { label: "Weapons", href: weaponsPath() },
        { label: plural, href: weaponsPath(props.type) },
      ]}
      icon={props.type}
      width="wide"
      summary={`${props.nodes.length} weapons from left to right, each made from the one before it.`}
    >
      <WeaponTree key={props.type} {...props} />
    </WikiPage>
  );
}
