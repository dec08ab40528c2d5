import type { GetStaticPaths, GetStaticProps, InferGetStaticPropsType } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { WeaponTree } from "@/components/wiki/weapons/WeaponTree";
import { getTreeHead } from "@/lib/wiki/weapons/page-heads";
import { getWeaponTree } from "@/lib/wiki/weapons/tree.server";
import { readTypeParam, listTypePaths } from "@/lib/wiki/weapons/type-param";

export const getStaticPaths: GetStaticPaths = () => ({ paths: listTypePaths(), fallback: false });

export const getStaticProps = (async ({ params }) => ({
  props: getWeaponTree(readTypeParam(params?.type)),
})) satisfies GetStaticProps;

export default function WeaponTreeRoute(props: InferGetStaticPropsType<typeof getStaticProps>) {
  return (
    <WikiPage {...getTreeHead(props.type, props.nodes.length)} section="weapons" width="wide">
      <WeaponTree key={props.type} {...props} />
    </WikiPage>
  );
}
