import type { GetStaticPaths, GetStaticProps, InferGetStaticPropsType } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { TypeLinks } from "@/components/wiki/weapons/TypeLinks";
import { TypeText } from "@/components/wiki/weapons/TypeText";
import { WeaponList } from "@/components/wiki/weapons/WeaponList";
import { weaponTypes } from "@/lib/catalog/codes";
import { weaponsPath } from "@/lib/wiki/paths";
import { weaponListProps } from "@/lib/wiki/weapons/list.server";
import { typeParam } from "@/lib/wiki/weapons/type-param";
import { weaponTypeInfo } from "@/lib/wiki/weapons/weapon-types";
import { firstSentence } from "@/lib/wiki/weapons/words";

export const getStaticPaths: GetStaticPaths = () => ({
  paths: weaponTypes.map((type) => ({ params: { type } })),
  fallback: false,
});

export const getStaticProps = (async ({ params }) => ({
  props: weaponListProps(typeParam(params?.type)),
})) satisfies GetStaticProps;

export default function WeaponTypePage({ text, ...list }: InferGetStaticPropsType<typeof getStaticProps>) {
  const { name, plural } = weaponTypeInfo(list.type);
  return (
    <WikiPage
      title={plural}
      path={weaponsPath(list.type)}
      description={`All ${list.rows.length} ${plural.toLowerCase()} of Monster Hunter Wilds: attack, affinity, element, sharpness, slots and skills, to sort and filter.`}
      section="weapons"
      breadcrumb={[{ label: "Weapons", href: weaponsPath() }]}
      icon={list.type}
      width="wide"
      summary={firstSentence(text)}
      actions={<TypeLinks type={list.type} name={name} />}
    >
      <WeaponList key={list.type} {...list} />
      <TypeText name={name} text={text} />
    </WikiPage>
  );
}
