import { Name } from "@/components/game/Name";
import { PageLink } from "@/components/ui/PageLink";
import { getSkillPath } from "@/lib/site/wiki-paths";
import classes from "./Line.module.css";

/** A skill's name, which leads to its page. */
export function SkillName({ id, name }: { id: string; name: string }) {
  return (
    <PageLink
      href={getSkillPath(id)}
      className={`${classes.name} decoration-strong underline-offset-3 underline flex-1 min-w-0 text-14 leading-5 text-default font-semibold`}
    >
      <Name entity="skills" id={id}>
        {name}
      </Name>
    </PageLink>
  );
}
