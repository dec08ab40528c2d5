import type { GetStaticPaths, GetStaticProps, InferGetStaticPropsType } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { WeaponTree } from "@/components/wiki/weapons/WeaponTree";
import { getTreeHead } from "@/lib/wiki/weapons/get-page-heads";
import { getWeaponTree } from "@/lib/wiki/weapons/get-weapon-tree.server";
import { listTypePaths, readTypeParam } from "@/lib/wiki/weapons/read-type-param";

export const getStaticPaths: GetStaticPaths = () => ({ paths: listTypePaths(), fallback: false });

export const getStaticProps = (async ({ params }) => ({
  props: getWeaponTree(readTypeParam(params?.type)),
})) satisfies GetStaticProps;

export default function WeaponTreeRoute(props: InferGetStaticPropsType<typeof getStaticProps>) {
  return (
    <WikiPage {...getTreeHead(props.type, props.nodes.length)} section="weapon">
      <WeaponTree key={props.type} {...props} />
    </WikiPage>
  );
}
