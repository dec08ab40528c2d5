import { notifyError } from "@/components/ui/notify";
import { PageLink } from "@/components/ui/PageLink";
import { ActiveChips } from "@/components/wiki/kit/ActiveChips";
import { FilterDrawer } from "@/components/wiki/kit/FilterDrawer";
import { useAddressRead } from "@/hooks/use-address-read";
import { useBuildLikes } from "@/hooks/use-build-likes";
import { type List, useListState } from "@/hooks/use-list-state";
import { useNames } from "@/hooks/use-names";
import { type PublishedBuildsState, usePublishedBuilds } from "@/hooks/use-published-builds";
import { buildsPath, openInBuilderPath } from "@/lib/builds/paths";
import { weaponTypes } from "@/lib/catalog/codes";
import { weaponTypeWords } from "@/lib/catalog/vocabulary";
import { userPath } from "@/lib/site/routes";
import { plural } from "@/lib/wiki/format";
import { nameIn } from "@/lib/wiki/names-store";
import { BuildCard } from "./BuildCard";
import { type BuildFilterNames, BuildFilters, buildFields } from "./BuildFilters";
import classes from "./BuildsBrowser.module.css";
import { BuildsRest } from "./BuildsRest";
import { LikeButton } from "./LikeButton";
import { SortSwitch } from "./SortSwitch";

/** Published builds with filters in the address, likes and ways into the builder. */
export function BuildsBrowser(names: BuildFilterNames) {
  const list = useListState(buildFields);
  const read = useAddressRead();
  const { version, ...filters } = list.state;
  const state = usePublishedBuilds(read ? { ...filters, gameVersion: version } : null);
  const active = useActive(list, names, state);
  const count = countWords(state);
  return (
    <div className={classes.list}>
      <FilterDrawer active={active.length} result={count || "builds"} onReset={list.reset}>
        <BuildFilters list={list} {...names} />
      </FilterDrawer>
      <div className={classes.main}>
        <div className={classes.bar}>
          <p className={classes.count} role="status">
            {count}
          </p>
          <SortSwitch value={list.state.sort} onChange={(sort) => list.set({ sort })} />
        </div>
        <ActiveChips filters={active} onClear={list.clear} onReset={list.reset} />
        <Cards state={state} />
        <BuildsRest state={state} filtered={active.length > 0} onReset={list.reset} />
      </div>
    </div>
  );
}

function Cards({ state: { builds, stale } }: { state: PublishedBuildsState }) {
  const { likeOf, toggle } = useBuildLikes(builds ?? []);
  if (!builds || builds.length === 0) return null;
  return (
    <ul className={classes.cards} aria-busy={stale} data-stale={stale || undefined}>
      {builds.map((build) => (
        <li key={build.id}>
          <BuildCard
            build={build}
            href={buildsPath(build.id)}
            byline={
              <>
                <PageLink href={userPath(build.author.uid)}>{build.author.displayName}</PageLink>{" "}
                <time dateTime={build.publishedAt ?? build.createdAt}>
                  {(build.publishedAt ?? build.createdAt).slice(0, 10)}
                </time>
              </>
            }
            actions={
              <>
                <PageLink href={openInBuilderPath(build.code)} className={classes.open}>
                  Open in builder
                  <span className="visually-hidden">: {build.title}</span>
                </PageLink>
                <LikeButton
                  title={build.title}
                  like={likeOf(build)}
                  onToggle={async () => {
                    const problem = await toggle(build);
                    if (problem) void notifyError({ message: problem });
                  }}
                />
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** The active filters in words. */
function useActive(
  { state }: List<typeof buildFields>,
  { monsters, skills }: BuildFilterNames,
  { builds }: PublishedBuildsState,
) {
  const shown = useNames();
  const named = (entity: "monsters" | "skills", things: BuildFilterNames["monsters"], id: string) =>
    id && nameIn(shown, entity, id, things.find((each) => each.id === id)?.name ?? id).text;
  const weapon = weaponTypes.find((type) => type === state.weapon);
  const author = builds?.find(({ owner }) => owner === state.owner)?.author.displayName;
  return [
    { key: "weapon", label: "Weapon", value: weapon ? weaponTypeWords[weapon] : "" },
    { key: "monster", label: "Monster", value: named("monsters", monsters, state.monster) },
    { key: "skill", label: "Skill", value: named("skills", skills, state.skill) },
    { key: "version", label: "Game version", value: state.version },
    { key: "tag", label: "Tag", value: state.tag },
    { key: "owner", label: "By", value: author ?? state.owner },
  ].filter(({ value }) => value !== "");
}

function countWords({ builds, hasMore }: PublishedBuildsState): string {
  if (!builds) return "";
  const count = plural(builds.length, "build", "builds");
  return hasMore ? `The first ${count}` : count;
}
