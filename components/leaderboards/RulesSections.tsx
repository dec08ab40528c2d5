import type { ArticleSection } from "@/components/ui/Article";
import { RecordTable } from "@/components/ui/RecordTable";
import {
  boardWeight,
  countedBoards,
  fullBoardRunners,
  fullPoints,
  runPoints,
} from "@/lib/leaderboards/points";
import { bannedEverywhere, type Ruleset, rulesets } from "@/lib/leaderboards/rulesets";

const exampleBestCs = 30_000;
const boardSizes = [1, 3, 7, 15, fullBoardRunners];
/** Clear times as percentages of the best. */
const paces = [100, 105, 110, 125, 150, 200];

const dates = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });
const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

function RulesetText({ ruleset }: { ruleset: Ruleset }) {
  const { name, version, since, summary, demands, bans } = ruleset;
  return (
    <>
      <h3>{name}</h3>
      <p>
        {summary} Version {version}, since <time dateTime={since}>{dates.format(new Date(since))}</time>.
      </p>
      <ul>
        {demands.map((demand) => (
          <li key={demand}>{demand}</li>
        ))}
        {bans.map((ban) => (
          <li key={ban}>
            <strong>Not allowed:</strong> {ban.charAt(0).toLowerCase() + ban.slice(1)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What may be run, how it is timed, shown, judged and scored. */
export const rulesSections: readonly ArticleSection[] = [
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
          Each runner stands on a board once, with their fastest verified run. Slower runs stay in their
          history.
        </p>
      </>
    ),
  },
  {
    id: "rulesets",
    title: "Rulesets",
    content: (
      <>
        <p>A run is judged by the version of the ruleset that held when it was submitted.</p>
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
    id: "time",
    title: "Time",
    content: (
      <p>
        What counts is the clear time that the game shows at the end of the quest, written as{" "}
        <code>mm&apos;ss&quot;cc</code>: minutes, seconds and hundredths, from <code>00&apos;00&quot;01</code>{" "}
        to <code>50&apos;00&quot;00</code>. It is never rounded.
      </p>
    ),
  },
  {
    id: "proof",
    title: "Proof",
    content: (
      <ul>
        <li>A video on YouTube, Bilibili or Niconico, public or unlisted, for as long as the run stands.</li>
        <li>Whole and uncut, from the start of the quest to the clear time, which must be readable.</li>
        <li>Gear, skills and food must be seen before or after the hunt.</li>
        <li>On your own channel, or with your name in it if it is another&apos;s.</li>
        <li>One video proves one run for each of its hunters, and no second run.</li>
      </ul>
    ),
  },
  {
    id: "judging",
    title: "Judging",
    content: (
      <>
        <p>
          A submitted run is <em>pending</em> until a moderator claims it, checks it and marks it{" "}
          <em>verified</em> or <em>rejected</em>, with a reason. The moderator goes through the channel, quest
          and rank, weapon, gear, cuts, banned actions and the clear time.
        </p>
        <ul>
          <li>Nobody judges a run that they took part in.</li>
          <li>A claim lapses after 30 minutes, so that no run waits for someone who has left.</li>
          <li>A run that would take first place needs two moderators.</li>
          <li>Each decision can be appealed once. Someone else decides the appeal.</li>
          <li>You may withdraw your own run at any time.</li>
        </ul>
      </>
    ),
  },
  {
    id: "places",
    title: "Places and ties",
    content: (
      <p>
        The faster time stands higher. Equal times share place and points, and the next place is left out: 1,
        2, 2, 4. The earlier submission is only listed first.
      </p>
    ),
  },
  {
    id: "points",
    title: "Points",
    content: (
      <>
        <p>
          A run earns <code>{fullPoints} · min(1, log₂(1 + N) / 5) · (best / time)²</code> points, where N is
          the number of runners on the board. A first place is worth more where more hunters tried, and full
          points from {fullBoardRunners} runners on.
        </p>
        <RecordTable
          caption="A first place"
          columns={["Runners", "Points"]}
          rows={boardSizes.map((runners) => ({
            key: String(runners),
            cells: [runners, whole.format(runPoints(exampleBestCs, { bestCs: exampleBestCs, runners }))],
          }))}
        />
        <RecordTable
          caption="Slower than the best, on a full board"
          columns={["Time", "Points"]}
          rows={paces.map((pace) => ({
            key: String(pace),
            cells: [
              `${pace} % of the best`,
              whole.format(
                runPoints((exampleBestCs * pace) / 100, { bestCs: exampleBestCs, runners: fullBoardRunners }),
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
        A runner&apos;s score is the sum of their best {countedBoards} boards. The best counts in full and
        each further one {boardWeight} times as much as the one before, so that a few great runs outweigh many
        middling ones.
      </p>
    ),
  },
];
