import type { GetStaticPaths, GetStaticProps } from "next";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { CombatPage } from "@/components/wiki/monsters/CombatPage";
import { toStaticPaths } from "@/lib/catalog/list-record-ids.server";
import { getMonsterCombatPath, getMonsterPath } from "@/lib/site/wiki-paths";
import type { CombatPageProps } from "@/lib/wiki/monsters/combat-page";
import { getCombatPage, listCombatIds } from "@/lib/wiki/monsters/get-combat-page.server";

export default function CombatRoute(props: CombatPageProps) {
  const { id, name, sections } = props;
  return (
    <WikiPage
      title={`${name}: combat figures`}
      path={getMonsterCombatPath(id)}
      description={`How ${name} fights in Monster Hunter Wilds: health of parts and wounds, rage, thresholds of mounts and captures, crown chances and attacks.`}
      section="monster"
      record={`monster-combat/${id}`}
      breadcrumb={[
        { label: "Hitzones", href: getMonsterPath() },
        { label: name, href: getMonsterPath(id) },
      ]}
      summary="Health of parts and wounds, rage, thresholds, crown chances and attacks, from the game’s tables."
      actions={<ButtonLink href={getMonsterPath(id)}>Hitzones and drops</ButtonLink>}
      toc={sections.map((section) => ({ id: section.id, label: section.title }))}
    >
      <CombatPage {...props} />
    </WikiPage>
  );
}

export const getStaticPaths: GetStaticPaths = () =>
  toStaticPaths(listCombatIds().map((id) => ({ params: { id } })));

export const getStaticProps: GetStaticProps<CombatPageProps> = ({ params }) => {
  const id = String(params?.id);
  return listCombatIds().includes(id) ? { props: getCombatPage(id) } : { notFound: true };
};
