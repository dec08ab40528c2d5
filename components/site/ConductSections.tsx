import { PageLink } from "@/components/ui/PageLink";
import type { TextPageSection } from "@/components/ui/TextPage";
import { appealsPath } from "@/lib/site/routes";
import { ContactLink } from "./ContactLink";

/** Rules of conduct, and how moderators enforce them. */
export const conductSections: readonly TextPageSection[] = [
  {
    id: "short",
    title: "In short",
    content: (
      <p>
        Be kind, be honest, and stay with the game. These rules hold for everything that others can see:
        names, photos, builds, guides, runs, requests, answers and searches for a hunt.
      </p>
    ),
  },
  {
    id: "do",
    title: "What we ask of you",
    content: (
      <ul>
        <li>Criticize the build, not the person. Everybody was new once.</li>
        <li>Answer what was asked. Say so when you are not sure.</li>
        <li>Give credit for work that you build on.</li>
        <li>Submit only runs that happened as the video shows.</li>
        <li>Report what breaks these rules instead of answering in kind.</li>
      </ul>
    ),
  },
  {
    id: "not-allowed",
    title: "What is not allowed",
    content: (
      <ul>
        <li>
          <strong>Harassment and hate:</strong> insults, threats, slurs, and attacks on people for who they
          are.
        </li>
        <li>
          <strong>Sexual or violent content</strong> beyond what the game itself shows.
        </li>
        <li>
          <strong>Impersonation:</strong> passing for another player, for staff or for the game&apos;s makers.
        </li>
        <li>
          <strong>Cheating:</strong> modified game data in runs, arranged approvals, extra accounts to collect
          coins or votes.
        </li>
        <li>
          <strong>Stolen work:</strong> other people&apos;s texts or videos posted as your own.
        </li>
        <li>
          <strong>Spam:</strong> advertising, trade in accounts or coins, the same post again and again.
        </li>
        <li>
          <strong>Private data</strong> of anybody else.
        </li>
      </ul>
    ),
  },
  {
    id: "report",
    title: "Reporting",
    content: (
      <p>
        Builds, guides, runs, profiles, requests, answers, comments and hunts have a report button. Only
        moderators see a report, and not who sent it. Harassment and sexual or violent content are looked at
        first. Builds, answers and comments that several established hunters report are hidden until a
        moderator has decided. False reports made to harm others break these rules too.
      </p>
    ),
  },
  {
    id: "moderators",
    title: "What moderators do",
    content: (
      <>
        <p>Moderators are creators and admins. For each report, they can:</p>
        <ul>
          <li>
            <strong>dismiss it</strong>, when no rule was broken,
          </li>
          <li>
            <strong>hide the content:</strong> it disappears at once, and the same content cannot be posted
            again, also not from another account. A hidden run is rejected; a hidden name becomes
            &ldquo;Hunter&rdquo;,
          </li>
          <li>
            <strong>warn</strong> its author,
          </li>
          <li>
            <strong>block</strong> its author from posting for 1 to 365 days. A blocked hunter can still read,
            plan builds and collect daily coins.
          </li>
        </ul>
        <p>
          You get a notification with the reason. Every decision is logged. Nobody sees or decides a report
          about themselves, and a decision that was a mistake can be undone.
        </p>
      </>
    ),
  },
  {
    id: "appeal",
    title: "Appeal",
    content: (
      <p>
        A rejected run has an appeal button. Hidden content, warnings and blocks are appealed under{" "}
        <PageLink href={appealsPath}>decisions and appeals</PageLink>, once each and within 30 days, also
        while you are blocked. Another moderator than the one who decided judges the appeal, and you are told
        the answer. Where nobody else moderates, the admin who decided may judge it, which the log and the{" "}
        <PageLink href="/about/coins">page of admin actions</PageLink> say. After that, or without an account,
        write to <ContactLink /> within six months.
      </p>
    ),
  },
  {
    id: "more",
    title: "Related pages",
    content: (
      <p>
        The <PageLink href="/about/terms-of-use">terms of use</PageLink> are the agreement behind these rules,
        the <PageLink href="/leaderboards/rules">leaderboard rules</PageLink> say how runs are judged, and the{" "}
        <PageLink href="/about/privacy-policy">privacy policy</PageLink> says what moderation stores and for
        how long.
      </p>
    ),
  },
];
