import { Markdown } from "@/components/ui/Markdown";
import { useTimeZone } from "@/hooks/hunting-help/use-time-zone";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { formatLanguage, formatPartyWanted } from "@/lib/hunting-help/format-help";
import { formatHuntMoment } from "@/lib/hunting-help/hunt/hunt-moment";
import { playstyleLabels } from "@/lib/hunting-help/kinds";
import { bodyBudget } from "@/lib/hunting-help/rules";
import type { HelpRequest } from "@/lib/hunting-help/schema";
import { platformLabels } from "@/lib/site/platforms";
import { getQuestPath } from "@/lib/site/wiki-paths";

/** Text and fields of a request. */
export function RequestDetails({ request, now }: { request: HelpRequest; now: string }) {
  const { body, when } = request;
  const timeZone = useTimeZone();
  const moment = formatHuntMoment(when, now, timeZone);
  return (
    <div className="grid gap-4">
      {body && <Markdown text={body} budget={bodyBudget} />}
      <dl className="grid gap-x-6 gap-y-2 grid-cols-2 text-14 leading-5">
        {listFacts(request, moment).map(({ label, value, href }) => (
          <div key={label} className="min-w-0">
            <dt className="text-dim">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface Fact {
  readonly label: string;
  readonly value: string;
  readonly href?: string;
}

/** @param moment when they hunt, as its reader sees it */
function listFacts(request: HelpRequest, moment: string): Fact[] {
  const { weapon, playstyle, skills, skillNames, owned, constraints } = request;
  const { quest, questName, platform, timeZone, party, language, monsterName } = request;
  const facts: Fact[] = [
    { label: "Weapon", value: weapon ? weaponTypeLabels[weapon] : "" },
    { label: "Playstyle", value: playstyle ? playstyleLabels[playstyle] : "" },
    {
      label: "Required skills",
      value: skills.map(({ level }, index) => `${skillNames[index] ?? ""} ${level}`).join(", "),
    },
    { label: "Owned", value: owned },
    { label: "Constraints", value: constraints },
    { label: "Monster", value: monsterName ?? "" },
    { label: "Quest", value: questName ?? "", ...(quest && { href: getQuestPath(quest) }) },
    { label: "Platform", value: platform ? platformLabels[platform] : "" },
    { label: "When", value: moment },
    { label: "Time zone", value: timeZone?.replaceAll("_", " ") ?? "" },
    { label: "Party", value: party ? formatPartyWanted(party) : "" },
    { label: "Language", value: language ? formatLanguage(language) : "" },
  ];
  return facts.filter(({ value }) => value !== "");
}
