import type { GetStaticPaths, GetStaticProps, InferGetStaticPropsType } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { MovesPage } from "@/components/wiki/weapons/MovesPage";
import { getMovesPage } from "@/lib/wiki/weapons/get-moves-page.server";
import { getMovesHead } from "@/lib/wiki/weapons/get-page-heads";
import { listTypePaths, readTypeParam } from "@/lib/wiki/weapons/read-type-param";

export const getStaticPaths: GetStaticPaths = () => ({ paths: listTypePaths(), fallback: false });

export const getStaticProps = (async ({ params }) => ({
  props: getMovesPage(readTypeParam(params?.type)),
})) satisfies GetStaticProps;

export default function WeaponMovesRoute(props: InferGetStaticPropsType<typeof getStaticProps>) {
  return (
    <WikiPage {...getMovesHead(props.type)} section="weapon">
      <MovesPage {...props} />
    </WikiPage>
  );
}
