import type { GetStaticPaths, GetStaticProps, InferGetStaticPropsType } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { WeaponTree } from "@/components/wiki/weapons/WeaponTree";
import { treeHead } from "@/lib/wiki/weapons/page-heads";
import { weaponTreeProps } from "@/lib/wiki/weapons/tree.server";
import { typeParam, typePaths } from "@/lib/wiki/weapons/type-param";

export const getStaticPaths: GetStaticPaths = () => ({ paths: typePaths(), fallback: false });

export const getStaticProps = (async ({ params }) => ({
  props: weaponTreeProps(typeParam(params?.type)),
})) satisfies GetStaticProps;

export default function WeaponTreePage(props: InferGetStaticPropsType<typeof getStaticProps>) {
  return (
    <WikiPage {...treeHead(props.type, props.nodes.length)} section="weapons" width="wide">
      <WeaponTree key={props.type} {...props} />
    </WikiPage>
  );
}
