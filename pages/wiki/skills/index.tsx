import type { GetStaticProps } from "next";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { SkillList } from "@/components/wiki/skills/SkillList";
import { getSkillPath } from "@/lib/site/wiki-paths";
import { listSkills } from "@/lib/wiki/skills/list-skills.server";
import type { SkillRow } from "@/lib/wiki/skills/skill-types";

interface SkillsPageProps {
  skills: readonly SkillRow[];
}

export const getStaticProps: GetStaticProps<SkillsPageProps> = () => ({ props: { skills: listSkills() } });

export default function SkillsRoute({ skills }: SkillsPageProps) {
  return (
    <WikiPage
      title="Skills"
      path={getSkillPath()}
      section="skill"
      summary="What every skill does, when it is active and its max-level effect."
      description="All skills in Monster Hunter Wilds explained: equipment and weapon skills, set bonuses and group skills, with values per level and every source."
    >
      <SkillList skills={skills} />
    </WikiPage>
  );
}
