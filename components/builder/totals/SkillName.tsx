import { PageLink } from "@/components/ui/PageLink";
import { Name } from "@/components/wiki/kit/Name";
import { skillPath } from "@/lib/site/wiki-paths";
import classes from "./Line.module.css";

/** A skill's name, which leads to its page. */
export function SkillName({ id, name }: { id: string; name: string }) {
  return (
    <PageLink href={skillPath(id)} className={classes.name}>
      <Name entity="skills" id={id}>
        {name}
      </Name>
    </PageLink>
  );
}
