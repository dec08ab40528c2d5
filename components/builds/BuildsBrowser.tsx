import { Button } from "@mantine/core";
import { ActiveChips } from "@/components/list/ActiveChips";
import { FilterDrawer } from "@/components/list/FilterDrawer";
import { PagedList } from "@/components/list/PagedList";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { EmptyState } from "@/components/ui/EmptyState";
import { RadioSegments } from "@/components/ui/RadioSegments";
import { type PublishedBuildsState, usePublishedBuilds } from "@/hooks/builds/use-published-builds";
import { type List, useListState } from "@/hooks/ui/use-list-state";
import { useMyWeapon } from "@/hooks/ui/use-my-weapon";
import { useNames } from "@/hooks/wiki/use-names";
import { type BuildListPage, buildFields, toBuildFilters, toBuildQuery } from "@/lib/builds/list-fields";
import { weaponTypes } from "@/lib/catalog/codes";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { getNameIn } from "@/lib/names/names-store";
import { formatCount } from "@/lib/text/format";
import { type BuildFilterNames, BuildFilters } from "./BuildFilters";
import classes from "./BuildsBrowser.module.css";
import { BuildsPlaceholder } from "./BuildsPlaceholder";
import { PublishedCards } from "./PublishedCards";

const orders = [
  { value: "newest", label: "Newest" },
  { value: "liked", label: "Most liked" },
] as const;

interface BuildsBrowserProps extends BuildFilterNames {
  /** The first page for the filters of the address, as it came with the document. */
  first: BuildListPage | null;
}

/** Published builds with filters in the address, likes and ways into the builder. */
export function BuildsBrowser({ first, ...names }: BuildsBrowserProps) {
  const list = useListState(buildFields);
  const filters = toBuildFilters(list.state);
  const state = usePublishedBuilds(filters, first?.query === toBuildQuery(filters) ? first : undefined);
  const active = useActive(list, names, state);
  const [mine] = useMyWeapon();
  // The document came with builds of all weapons, which would move while those of one are on the way.
  const isBeginning =
    mine !== null &&
    state.stale &&
    state.problem === null &&
    toBuildQuery(filters) === toBuildQuery({ weapon: mine, sort: "newest" });
  const count = formatBuildCount(state);
  return (
    <div className={`${classes.list} grid gap-3`}>
      <FilterDrawer active={active.length} result={count || "builds"} onReset={list.reset}>
        <BuildFilters list={list} {...names} />
      </FilterDrawer>
      <div className={`${classes.main} min-w-0`} data-beginning={isBeginning ? "" : undefined}>
        <h2 className="visually-hidden">Published builds</h2>
        <div
          className={`${classes.bar} min-h-10 flex flex-wrap items-center justify-between gap-y-2 gap-x-4 mb-2.5`}
        >
          <p className="max-md:sr-only text-14 leading-5 text-dim" role="status">
            {count}
          </p>
          <SortSwitch value={list.state.sort} onChange={(sort) => list.set({ sort })} />
        </div>
        <ActiveChips filters={active} onClear={list.clear} onReset={list.reset} />
        <PagedList
          state={state}
          count={state.builds?.length ?? null}
          name="builds"
          moreLabel="Show more builds"
          isCounted
          empty={<NoBuilds isFiltered={active.length > 0} onReset={list.reset} />}
          skeleton={<BuildsPlaceholder />}
        >
          <PublishedCards builds={state.builds ?? []} stale={state.stale} />
        </PagedList>
      </div>
    </div>
  );
}

function NoBuilds({ isFiltered, onReset }: { isFiltered: boolean; onReset(): void }) {
  return isFiltered ? (
    <EmptyState title="No builds match" action={<Button onClick={onReset}>Reset filters</Button>}>
      Try fewer filters, or publish the first build like this.
    </EmptyState>
  ) : (
    <EmptyState title="No builds yet" action={<ButtonLink href="/builder">Open the builder</ButtonLink>}>
      Publish the first one.
    </EmptyState>
  );
}

/** The active filters as text. */
function useActive(
  { state }: List<typeof buildFields>,
  { monsters, skills }: BuildFilterNames,
  { builds }: PublishedBuildsState,
) {
  const shown = useNames();
  const named = (entity: "monsters" | "skills", items: BuildFilterNames["monsters"], id: string) =>
    id && getNameIn(shown, entity, id, items.find((each) => each.id === id)?.name ?? id).text;
  const weapon = weaponTypes.find((type) => type === state.weapon);
  const author = builds?.find(({ owner }) => owner === state.owner)?.author.displayName;
  return [
    { key: "weapon", label: "Weapon", value: weapon ? weaponTypeLabels[weapon] : "" },
    { key: "monster", label: "Monster", value: named("monsters", monsters, state.monster) },
    { key: "skill", label: "Skill", value: named("skills", skills, state.skill) },
    { key: "version", label: "Game version", value: state.version },
    { key: "tag", label: "Tag", value: state.tag },
    { key: "owner", label: "By", value: author ?? state.owner },
  ].filter(({ value }) => value !== "");
}

function formatBuildCount({ builds, hasMore }: PublishedBuildsState): string {
  if (!builds) return "";
  const count = formatCount(builds.length, "build", "builds");
  return hasMore ? `The first ${count}` : count;
}

type Order = (typeof orders)[number]["value"];

interface SortSwitchProps {
  value: Order;
  onChange(value: Order): void;
}

/** Which builds come first. */
function SortSwitch({ value, onChange }: SortSwitchProps) {
  return (
    <RadioSegments<Order> label="Sort by" isLabelHidden options={orders} value={value} onChange={onChange} />
  );
}
