import type { GetStaticPaths, GetStaticProps, InferGetStaticPropsType } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { SectionsBelow } from "@/components/wiki/weapons/Below";
import { TypeLinks } from "@/components/wiki/weapons/TypeLinks";
import { TypeText } from "@/components/wiki/weapons/TypeText";
import { WeaponList } from "@/components/wiki/weapons/WeaponList";
import { getFirstSentence } from "@/lib/wiki/first-sentence";
import { getWeaponList } from "@/lib/wiki/weapons/list.server";
import { getTypeHead } from "@/lib/wiki/weapons/page-heads";
import { readTypeParam, listTypePaths } from "@/lib/wiki/weapons/type-param";

export const getStaticPaths: GetStaticPaths = () => ({ paths: listTypePaths(), fallback: false });

export const getStaticProps = (async ({ params }) => ({
  props: getWeaponList(readTypeParam(params?.type)),
})) satisfies GetStaticProps;

export default function WeaponTypeRoute({ text, ...list }: InferGetStaticPropsType<typeof getStaticProps>) {
  const { type, rows } = list;
  return (
    <WikiPage
      {...getTypeHead(type, rows.length, getFirstSentence(text))}
      section="weapons"
      width="wide"
      actions={<TypeLinks type={type} />}
    >
      <WeaponList key={type} {...list} />
      <SectionsBelow>
        <TypeText type={type} text={text} />
      </SectionsBelow>
    </WikiPage>
  );
}
