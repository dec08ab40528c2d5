import { GuideLink } from "@/components/ui/GuideLink";
import { RecordTable } from "@/components/ui/RecordTable";
import type { TextPageSection } from "@/components/ui/TextPage";
import {
  boardWeight,
  calculateRunPoints,
  countedBoards,
  fullBoardRunners,
  fullPoints,
  pointsVersion,
} from "@/lib/leaderboards/ranking/points";
import { bannedEverywhere, type Ruleset, rulesets } from "@/lib/leaderboards/rulesets";
import { uncapitalize } from "@/lib/text/capitalize";

const exampleBestCs = 30_000;
const boardSizes = [1, 2, 4, 8, 16, fullBoardRunners];
/** Clear times as percentages of the best. */
const paces = [100, 105, 110, 125, 150, 200];

const dates = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });
const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

function RulesetText({ ruleset }: { ruleset: Ruleset }) {
  const { name, version, since, summary, requirements, bans } = ruleset;
  return (
    <>
      <h3>{name}</h3>
      <p>
        {summary} Version {version}, since <time dateTime={since}>{dates.format(new Date(since))}</time>.
      </p>
      <ul>
        {requirements.map((requirement) => (
          <li key={requirement}>{requirement}</li>
        ))}
        {bans.map((ban) => (
          <li key={ban}>
            <strong>Not allowed:</strong> {uncapitalize(ban)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Rulesets, timing, proof, review and scoring. */
export const rulesSections: readonly TextPageSection[] = [
  {
    id: "boards",
    title: "Boards",
    content: (
      <>
        <p>
          A board holds the runs of one quest under one ruleset, on one platform and with one party size. Solo
          runs are also divided by the 14 weapon types. Platforms are PC, PS5 and Xbox, and a party is one to
          four hunters.
        </p>
        <p>
          Each runner appears on a board once, with their fastest verified run. Slower runs stay in their
          history.
        </p>
        <p>
          <GuideLink slug="how-our-leaderboards-judge-a-run" />
        </p>
      </>
    ),
  },
  {
    id: "rulesets",
    title: "Rulesets",
    content: (
      <>
        <p>A run is reviewed under the ruleset version that was in effect when it was submitted.</p>
        {rulesets.map((ruleset) => (
          <RulesetText key={ruleset.id} ruleset={ruleset} />
        ))}
        <h3>Never allowed</h3>
        <ul>
          {bannedEverywhere.map((ban) => (
            <li key={ban}>{ban}</li>
          ))}
        </ul>
      </>
    ),
  },
  {
    id: "versions",
    title: "Version history",
    content: (
      <>
        <p>
          A new version never changes runs that were submitted before it. The page of a run names its version.
        </p>
        {rulesets.map(({ id, name, history }) => (
          <RecordTable
            key={id}
            caption={name}
            columns={["Version", "In effect from", "What changed"]}
            rows={history.map(({ version, since, change }) => ({
              key: String(version),
              cells: [
                version,
                <time key="since" dateTime={since}>
                  {since}
                </time>,
                change,
              ],
            }))}
          />
        ))}
      </>
    ),
  },
  {
    id: "time",
    title: "Time",
    content: (
      <p>
        The clear time that the game shows at the end of the quest counts, written as{" "}
        <code>mm&apos;ss&quot;cc</code>: minutes, seconds and hundredths, from <code>00&apos;00&quot;01</code>{" "}
        to <code>50&apos;00&quot;00</code>. It is never rounded. Where the hundredths cannot be read in the
        video, they count as 99.
      </p>
    ),
  },
  {
    id: "proof",
    title: "Proof",
    content: (
      <ul>
        <li>
          A video on YouTube, Bilibili or Niconico, public or unlisted, that stays online as long as the run
          is listed. Where this site looks for missing videos, the hunters of a run are told first. Two weeks
          later it is marked with &ldquo;Proof missing&rdquo;, until its video can be watched again.
        </li>
        <li>
          Uncut and at normal speed from the start of the quest to the last kill, and with a clear time that
          can be read. Only the wait between the two may be cut out.
        </li>
        <li>Gear, skills and food must be shown before or after the hunt.</li>
        <li>On your own channel, or on someone else&apos;s with your name in the video.</li>
        <li>
          A video is proof for the hunters of one party. They can submit each quest in it once, and nobody
          else can submit it.
        </li>
        <li>
          On PC, every mod that ran is declared with the run, including cosmetic and performance mods. Mods
          that change how the game plays are not allowed.
        </li>
      </ul>
    ),
  },
  {
    id: "judging",
    title: "Review",
    content: (
      <>
        <p>
          A submitted run is <em>pending</em> until a moderator claims it, checks it and marks it{" "}
          <em>verified</em> or <em>rejected</em>, with a reason. The moderator checks the channel, quest and
          rank, weapon, gear, cuts, banned actions and clear time.
        </p>
        <ul>
          <li>Nobody reviews a run they took part in.</li>
          <li>
            Hunters with five verified runs, a week after they joined, may{" "}
            <a href="/leaderboards/review">review runs</a>: they go through the same checklist and advise the
            moderator, who decides. How often moderators agreed with them is public.
          </li>
          <li>A claim expires after 30 minutes, so no run waits for an inactive moderator.</li>
          <li>
            A run that would take first place needs two moderators. On a board with fewer than five runners,
            or while fewer than three moderators are active, one is enough and the first place is{" "}
            <em>provisional</em>.
          </li>
          <li>
            A provisional first place is confirmed by a second moderator, by the fifth runner of its board, or
            by a week without a challenge. Anybody with proof against it challenges it by reporting the run.
          </li>
          <li>
            A rejected run can be appealed once. The appeal goes to another moderator. Where nobody else is
            active, an admin decides it alone, and the submission log and the page of the run say so.
          </li>
          <li>
            You can withdraw your run until it is decided. After that you can delete it; a verified run then
            loses its place and its points.
          </li>
        </ul>
        <p>
          Every decision is in the <a href="/leaderboards/submissions">submission log</a>, with figures for
          each moderator: decisions, median wait and how many were overturned.
        </p>
      </>
    ),
  },
  {
    id: "places",
    title: "Ranks and ties",
    content: (
      <p>
        The faster time ranks higher. Equal times share rank and points, and the next rank is skipped: 1, 2,
        2, 4. Among equal times, the earlier submission is listed first.
      </p>
    ),
  },
  {
    id: "points",
    title: "Points",
    content: (
      <>
        <p>
          A run earns <code>{fullPoints} · min(1, log₂(N) / 5) · (best / time)²</code> points, where N is the
          number of runners on the board. A board with one runner gives no points. First place is worth more
          on boards with more runners, up to full points at {fullBoardRunners} runners.
        </p>
        <p>
          This is version {pointsVersion} of the formula, in force since <time>2026-11-27</time>. Version 1
          counted one more runner than a board had (log₂(1 + N)), so the only runner of a board earned 200
          points. Scores from before the change were recalculated.
        </p>
        <RecordTable
          caption="First place"
          columns={["Runners", "Points"]}
          rows={boardSizes.map((runners) => ({
            key: String(runners),
            cells: [
              runners,
              whole.format(calculateRunPoints(exampleBestCs, { bestCs: exampleBestCs, runners })),
            ],
          }))}
        />
        <RecordTable
          caption="Slower times on a full board"
          columns={["Time", "Points"]}
          rows={paces.map((pace) => ({
            key: String(pace),
            cells: [
              `${pace} % of the best time`,
              whole.format(
                calculateRunPoints((exampleBestCs * pace) / 100, {
                  bestCs: exampleBestCs,
                  runners: fullBoardRunners,
                }),
              ),
            ],
          }))}
        />
      </>
    ),
  },
  {
    id: "ranking",
    title: "User ranking",
    content: (
      <p>
        A runner&apos;s score is the sum of their best {countedBoards} boards. The best board counts in full,
        and each further board counts {boardWeight} times as much as the one before, so a few great runs
        outweigh many average ones.
      </p>
    ),
  },
];
