import type { GetStaticPaths, GetStaticProps, InferGetStaticPropsType } from "next";
import { FollowButton } from "@/components/follows/FollowButton";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { SectionsBelow } from "@/components/wiki/weapons/SectionsBelow";
import { TypeLinks } from "@/components/wiki/weapons/TypeLinks";
import { TypeText } from "@/components/wiki/weapons/TypeText";
import { WeaponList } from "@/components/wiki/weapons/WeaponList";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { getFirstSentence } from "@/lib/wiki/get-first-sentence";
import { getWeaponList } from "@/lib/wiki/weapons/get-weapon-list.server";
import { listTypePaths, readTypeParam } from "@/lib/wiki/weapons/read-type-param";
import { getTypeHead } from "@/lib/wiki/weapons/weapon-types";

export const getStaticPaths: GetStaticPaths = () => ({ paths: listTypePaths(), fallback: false });

export const getStaticProps = (async ({ params }) => ({
  props: getWeaponList(readTypeParam(params?.type)),
})) satisfies GetStaticProps;

export default function WeaponTypeRoute({ text, ...list }: InferGetStaticPropsType<typeof getStaticProps>) {
  const { type, rows } = list;
  const head = getTypeHead(type, rows.length, getFirstSentence(text));
  return (
    <WikiPage {...head} section="weapon" actions={<TypeLinks type={type} />}>
      <WeaponList key={type} {...list} />
      <SectionsBelow>
        <TypeText type={type} text={text} />
        <FollowButton follow={`weapon:${type}`} name={weaponTypeLabels[type]} />
      </SectionsBelow>
    </WikiPage>
  );
}
