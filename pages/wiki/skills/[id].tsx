import type { GetStaticPaths, GetStaticProps } from "next";
import { SeenCitedGuides } from "@/components/guides/SeenCitedGuides";
import { SkillPage } from "@/components/wiki/skills/SkillPage";
import { listRecordPages, readRecordPage } from "@/lib/catalog/list-record-ids.server";
import { listHouseGuides } from "@/lib/guides/list-house-guides.server";
import type { CitedGuidesResponse } from "@/lib/guides/schema";
import { getSkill } from "@/lib/wiki/skills/get-skill.server";
import type { SkillPageProps } from "@/lib/wiki/skills/skill-types";

interface Props extends SkillPageProps {
  guides?: CitedGuidesResponse["guides"];
}

export const getStaticPaths: GetStaticPaths = () => listRecordPages("skill");

export const getStaticProps: GetStaticProps<Props, { id: string }> = ({ params }) =>
  readRecordPage("skill", params?.id, (id) => ({ ...getSkill(id), guides: listHouseGuides("skill", id) }));

export default function SkillRoute({ guides, ...skill }: Props) {
  return (
    <SkillPage skill={skill}>
      <SeenCitedGuides key={skill.id} kind="skill" id={skill.id} guides={guides} />
    </SkillPage>
  );
}
