import { IconAward } from "@tabler/icons-react";
import type { ProfilePageData } from "@/lib/profile-page/page-data";
import { badges as facts } from "@/lib/profiles/badges";
import classes from "./BadgeList.module.css";

/** The badges of a player, each with what it was given for and since when; nothing where there are none. */
export function BadgeList({ badges }: Pick<ProfilePageData, "badges">) {
  if (badges.length === 0) return null;
  return (
    <section id="badges" aria-labelledby="badges-title" className="my-7">
      <h2 id="badges-title" className="mb-3 text-20">
        Badges
      </h2>
      <ul className="grid grid-cols-1 md:grid-cols-2 gap-2.5">
        {badges.map(({ id, day }) => (
          <li key={id} className="flex items-center gap-3 py-2.5 px-3.5 border rounded-md bg-card">
            <span
              className={`${classes.badge} flex flex-none p-2 rounded-full`}
              data-tone={facts[id].tone}
              aria-hidden="true"
            >
              <IconAward size={22} stroke={1.75} />
            </span>
            <span className="grid min-w-0 text-14 leading-5">
              <span className="font-semibold">{facts[id].name}</span>
              <span className="text-13 text-dim">
                {facts[id].description}, <time dateTime={day}>{day}</time>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
