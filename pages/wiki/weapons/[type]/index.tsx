import type { GetStaticPaths, GetStaticProps, InferGetStaticPropsType } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { Below } from "@/components/wiki/weapons/Below";
import { TypeLinks } from "@/components/wiki/weapons/TypeLinks";
import { TypeText } from "@/components/wiki/weapons/TypeText";
import { WeaponList } from "@/components/wiki/weapons/WeaponList";
import { firstSentence } from "@/lib/wiki/first-sentence";
import { weaponListProps } from "@/lib/wiki/weapons/list.server";
import { typeHead } from "@/lib/wiki/weapons/page-heads";
import { typeParam, typePaths } from "@/lib/wiki/weapons/type-param";

export const getStaticPaths: GetStaticPaths = () => ({ paths: typePaths(), fallback: false });

export const getStaticProps = (async ({ params }) => ({
  props: weaponListProps(typeParam(params?.type)),
})) satisfies GetStaticProps;

export default function WeaponTypePage({ text, ...list }: InferGetStaticPropsType<typeof getStaticProps>) {
  const { type, rows } = list;
  return (
    <WikiPage
      {...typeHead(type, rows.length, firstSentence(text))}
      section="weapons"
      width="wide"
      actions={<TypeLinks type={type} />}
    >
      <WeaponList key={type} {...list} />
      <Below>
        <TypeText type={type} text={text} />
      </Below>
    </WikiPage>
  );
}
