import type { GetStaticPaths, GetStaticProps } from "next";
import { SeenCitedGuides } from "@/components/guides/SeenCitedGuides";
import { SkillPage } from "@/components/wiki/skills/SkillPage";
import { listRecordPages, readRecordPage } from "@/lib/catalog/list-record-ids.server";
import { getSkill } from "@/lib/wiki/skills/get-skill.server";
import type { SkillPageProps } from "@/lib/wiki/skills/skill-types";

export const getStaticPaths: GetStaticPaths = () => listRecordPages("skill");

export const getStaticProps: GetStaticProps<SkillPageProps, { id: string }> = ({ params }) =>
  readRecordPage("skill", params?.id, getSkill);

export default function SkillRoute(skill: SkillPageProps) {
  return (
    <SkillPage skill={skill}>
      <SeenCitedGuides key={skill.id} kind="skill" id={skill.id} />
    </SkillPage>
  );
}
