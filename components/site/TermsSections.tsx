import { PageLink } from "@/components/ui/PageLink";
import { RecordTable } from "@/components/ui/RecordTable";
import type { TextPageSection } from "@/components/ui/TextPage";
import { costs, rewards } from "@/lib/coins/prices";
import { siteConfig } from "@/lib/site/config";
import { appealsPath, codeOfConductPath } from "@/lib/site/routes";
import { ContactLink } from "./ContactLink";

/** The agreement between the operator and whoever uses the site. */
export const termsSections: readonly TextPageSection[] = [
  {
    id: "scope",
    title: "What these terms cover",
    content: (
      <>
        <p>
          These terms are the agreement between you and the operator of {siteConfig.name} about this website.
          You can reach the operator at <ContactLink />. By using the site, you accept these terms. If you do
          not accept them, please do not use it.
        </p>
        <p>
          The <PageLink href="/about/privacy-policy">privacy policy</PageLink> explains what happens with your
          data.
        </p>
      </>
    ),
  },
  {
    id: "fan-site",
    title: "Unofficial fan site",
    content: (
      <p>
        {siteConfig.name} is not affiliated with Capcom. Monster Hunter Wilds, its names and its contents
        belong to CAPCOM CO., LTD. Nothing here gives you rights to them, and Capcom is not responsible for
        this site.
      </p>
    ),
  },
  {
    id: "account",
    title: "Your account",
    content: (
      <ul>
        <li>
          You can read without an account. You need one for coins, the daily quiz and anything you post.
        </li>
        <li>
          You must be at least 13 years old, and old enough in your country to agree to these terms on your
          own. Otherwise you need a parent&apos;s consent.
        </li>
        <li>Use an email address you have access to, and keep your password to yourself.</li>
        <li>
          One person, one account. Extra accounts made to collect more coins may be closed, and their coins
          removed.
        </li>
        <li>
          Your display name and photo are public. Use ones that you have the right to use and that are not
          offensive.
        </li>
        <li>
          You can leave at any time: delete your account on your profile, or write to <ContactLink /> from the
          account&apos;s email address.
        </li>
      </ul>
    ),
  },
  {
    id: "coins",
    title: "Coins",
    content: (
      <>
        <p>
          Coins are points on this site. They are not money, not a voucher and not property. They cannot be
          bought, sold, exchanged for money or goods, or transferred to another account, and they are deleted
          with the account.
        </p>
        <RecordTable
          caption="Earning"
          columns={["Action", "Coins", "How often"]}
          rows={Object.entries(rewards).map(([key, { action, coins, frequency }]) => ({
            key,
            cells: [action, `+${coins}`, frequency],
          }))}
        />
        <RecordTable
          caption="Spending"
          columns={["Action", "Coins"]}
          rows={Object.entries(costs).map(([key, { action, coins }]) => ({
            key,
            cells: [action, `−${coins}`],
          }))}
        />
        <p>
          Every change to your balance is listed in your statement. If an error gave or cost you coins, we may
          correct your balance, with the reason in your statement. Prices and rewards may change in the
          future, but never for past transactions.
        </p>
      </>
    ),
  },
  {
    id: "donations",
    title: "Donations",
    content: (
      <p>
        <em>Support us</em> opens an external membership page. What you agree to there is between you, that
        service and the operator&apos;s page on it. A donation is a gift: it buys no coins, role, rank or
        other advantage, in the game or on this site.
      </p>
    ),
  },
  {
    id: "content",
    title: "What you post",
    content: (
      <>
        <p>
          You own what you write. You allow us to store it, to show it on this site to everyone, free of
          charge and worldwide, and to shorten it for previews and pictures of links, for as long as it is
          posted here. Boards and feeds of verified runs may be shown on other sites.
        </p>
        <p>Do not post anything that:</p>
        <ul>
          <li>insults, threatens or exposes people, or is illegal where you or we are,</li>
          <li>is not yours to post, or copies the game&apos;s art, text or files,</li>
          <li>advertises, sells accounts, coins or cheats, or hides where a link leads,</li>
          <li>claims a hunt that did not happen as shown.</li>
        </ul>
      </>
    ),
  },
  {
    id: "fair-play",
    title: "Fair play",
    content: (
      <ul>
        <li>
          Runs must follow the <PageLink href="/leaderboards/rules">leaderboard rules</PageLink>. Modified
          game data is never allowed.
        </li>
        <li>
          Do not automate sign-ins, quiz answers or rewards, and do not bypass limits, roles or coin costs.
        </li>
        <li>
          You may crawl the public pages if your program identifies itself and does not slow the site down for
          others. Security research is welcome if you harm nobody and tell us first.
        </li>
      </ul>
    ),
  },
  {
    id: "moderation",
    title: "Moderation and appeal",
    content: (
      <>
        <p>
          The <PageLink href={codeOfConductPath}>code of conduct</PageLink> is part of these terms. Creators
          and admins may hide what breaks it, reject runs, warn its author or block them from posting for up
          to a year. Admins may also correct coin balances and, for serious or repeated breaches, close
          accounts. We tell you what was done and why, unless the law forbids it.
        </p>
        <p>
          If you disagree, appeal a rejected run on its page and everything else under{" "}
          <PageLink href={appealsPath}>decisions and appeals</PageLink>, or write to <ContactLink /> within
          six months. Someone who was not involved judges the decision, or the admin who made it where nobody
          else moderates.
        </p>
      </>
    ),
  },
  {
    id: "liability",
    title: "Liability",
    content: (
      <>
        <p>
          The site is free and provided as is. We run it with care, but do not promise that it is always
          available, that all data is correct, or that what other people write is true.
        </p>
        <p>
          We are liable without limit for intent and gross negligence, for harm to life, body or health, and
          wherever the law does not allow liability to be limited. Otherwise we are liable only for breaches
          of essential duties under this agreement, and only for foreseeable harm. We are not responsible for
          the content of linked sites.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    title: "Changes and final provisions",
    content: (
      <>
        <p>
          When these terms change, we update the date below. We announce changes that affect you significantly
          on the site at least 14 days in advance. If you keep using the site afterwards, you accept them; you
          can also delete your account.
        </p>
        <p>
          If one provision is invalid, the others remain in effect. Your rights under your country's consumer
          law are not affected by these terms.
        </p>
      </>
    ),
  },
];
