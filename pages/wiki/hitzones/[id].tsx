import type { GetStaticPaths, GetStaticProps } from "next";
import dynamic from "next/dynamic";
import { SeenMonsterBuilds } from "@/components/builds/SeenMonsterBuilds";
import { FollowButton } from "@/components/follows/FollowButton";
import { emblemTints } from "@/components/game/emblem-tints";
import { getMonsterEmblem } from "@/components/game/get-emblem";
import { SeenCitedGuides } from "@/components/guides/SeenCitedGuides";
import { SeenMonsterRuns } from "@/components/leaderboards/links/seen-runs";
import { SeenStateNames } from "@/components/state-names/SeenStateNames";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { CompareButton } from "@/components/wiki/facts/CompareButton";
import { BuilderLink } from "@/components/wiki/kit/BuilderLink";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { HuntCard } from "@/components/wiki/monsters/HuntCard";
import { MonsterPage } from "@/components/wiki/monsters/MonsterPage";
import { MonsterSummary } from "@/components/wiki/monsters/MonsterSummary";
import { listRecordPages, readRecordPage } from "@/lib/catalog/list-record-ids.server";
import { listHouseGuides } from "@/lib/guides/list-house-guides.server";
import type { CitedGuidesResponse } from "@/lib/guides/schema";
import { getRequestBoardPath } from "@/lib/hunting-help/help-paths";
import { getMonsterCombatPath, getMonsterPath } from "@/lib/site/wiki-paths";
import { unnamedStates } from "@/lib/state-names/rules";
import { getMonsterPage } from "@/lib/wiki/monsters/get-monster-page.server";
import type { MonsterPageProps } from "@/lib/wiki/monsters/monster-page";

const ReportButton = dynamic(
  () => import("@/components/reports/ReportButton").then((module) => module.ReportButton),
  { ssr: false },
);

interface Props extends MonsterPageProps {
  guides?: CitedGuidesResponse["guides"];
  /** Element or status of its emblem. */
  tint?: string | null;
}

export default function MonsterRoute({ tint, guides, ...props }: Props) {
  const { id, name, names, hitzones } = props;
  const states = unnamedStates.filter((state) => hitzones.states.some((each) => each.state === state));
  return (
    <WikiPage
      title={name}
      path={getMonsterPath(id)}
      description={`${name} hitzones in Monster Hunter Wilds for all ${hitzones.parts.length} parts, with weaknesses, ailments, traps and drop rates.`}
      section="monster"
      hasEmbed
      image={`/api/wiki/monsters/${id}/card`}
      imageAlt={`${name}: weaknesses and best parts`}
      {...(props.size === "large" && { emblem: getMonsterEmblem(id) })}
      tint={tint ?? undefined}
      summary={<MonsterSummary {...props} />}
      card={<HuntCard {...props} />}
      actions={
        <>
          <BuilderLink
            opening={{ kind: "target", monster: id }}
            name={name}
            label={
              <span>
                Plan a build<span className="max-md:sr-only"> for this hunt</span>
              </span>
            }
          />
          <CompareButton kind="monsters" id={id} name={name} />
          {props.hasCombat && <ButtonLink href={getMonsterCombatPath(id)}>Combat figures</ButtonLink>}
          <ButtonLink href={getRequestBoardPath({ monster: id })}>Hunting Help</ButtonLink>
          <FollowButton follow={`monster:${id}`} name={name} />
        </>
      }
      id={id}
      names={names}
    >
      <MonsterPage
        key={id}
        {...props}
        stateNames={
          states.length > 0 && (
            <SeenStateNames key={id} monster={id} states={states} ReportButton={ReportButton} />
          )
        }
      />
      {props.breaks.length > 0 && (
        <div className="mt-8 max-md:mt-0">
          <SeenMonsterBuilds key={id} monster={id} />
        </div>
      )}
      {props.quests.length > 0 && (
        <div className="mt-8 max-md:mt-0">
          <SeenMonsterRuns key={id} monster={id} quests={props.quests} />
        </div>
      )}
      <SeenCitedGuides key={`guides ${id}`} kind="monster" id={id} guides={guides} folds />
    </WikiPage>
  );
}

export const getStaticPaths: GetStaticPaths = () => listRecordPages("monster");

export const getStaticProps: GetStaticProps<Props> = ({ params }) =>
  readRecordPage("monster", params?.id, (id) => {
    const page = getMonsterPage(id);
    return {
      ...page,
      guides: listHouseGuides("monster", page.id),
      tint: emblemTints[getMonsterEmblem(page.id)] ?? null,
    };
  });
