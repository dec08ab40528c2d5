import Link from "next/link";
import type { ArticleSection } from "@/components/ui/Article";
import { RecordTable } from "@/components/ui/RecordTable";
import { costs, rewards } from "@/lib/coins/prices";
import { siteConfig } from "@/lib/site/config";
import { ContactLink } from "./ContactLink";

/** The agreement between the operator and whoever uses the site. */
export const termsSections: readonly ArticleSection[] = [
  {
    id: "scope",
    title: "What these terms cover",
    content: (
      <>
        <p>
          These terms are the agreement between you and the operator of {siteConfig.name} about this website.
          You reach the operator at <ContactLink />. By using the site you accept them; if you do not, please
          do not use it.
        </p>
        <p>
          What is done with your data is said in the <Link href="/about/privacy-policy">privacy policy</Link>.
        </p>
      </>
    ),
  },
  {
    id: "fan-site",
    title: "Unofficial fan site",
    content: (
      <p>
        {siteConfig.name} is not connected with Capcom. Monster Hunter Wilds, its names and its contents
        belong to CAPCOM CO., LTD. Nothing here gives you rights in them, and Capcom answers for nothing here.
      </p>
    ),
  },
  {
    id: "account",
    title: "Your account",
    content: (
      <ul>
        <li>Reading needs no account. Coins, the daily quiz and everything that you post do.</li>
        <li>
          You must be at least 13 years old, and as old as your country asks of those who agree to such terms
          on their own. Younger hunters need a parent&apos;s consent.
        </li>
        <li>Give an e-mail address that you can read, and keep your password to yourself.</li>
        <li>
          One person, one account. Accounts made to collect coins more than once a day may be closed, and the
          coins taken back.
        </li>
        <li>
          Your display name and photo are public. Choose ones that are yours to use and decent to look at.
        </li>
        <li>
          You may leave at any time: write to <ContactLink /> from the account&apos;s address and it is
          deleted.
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
          Coins are points within this site. They are not money, not a voucher and not property. They cannot
          be bought, sold, exchanged for money or goods, or passed to another account, and they end with the
          account.
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
          Every change of your balance is a line in your statement. If a fault gave you coins or took them, we
          may correct the balance with a line that says why. Prices and rewards may change for the future,
          never for what is already booked.
        </p>
      </>
    ),
  },
  {
    id: "donations",
    title: "Donations",
    content: (
      <p>
        <em>Support us</em> opens an external membership page. What you agree there is between you and that
        service and the operator&apos;s page on it. A donation is a gift: it buys no coins, no role, no rank
        and no other advantage, in the game or on this site.
      </p>
    ),
  },
  {
    id: "content",
    title: "What you post",
    content: (
      <>
        <p>
          What you write stays yours. You allow us to store it, to show it on this site to everyone, free of
          charge and in every country, and to shorten it for previews, for as long as it is posted here.
        </p>
        <p>Do not post what:</p>
        <ul>
          <li>insults, threatens or exposes people, or is unlawful where you or we are,</li>
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
          Runs keep to the <Link href="/leaderboards/rules">leaderboard rules</Link>. Modified game data is
          never allowed.
        </li>
        <li>
          Do not automate sign-ins, quiz answers or rewards, and do not get around limits, roles or payments
          of coins.
        </li>
        <li>
          You may read the public pages with a program if it identifies itself and leaves the site usable for
          others. Looking for weaknesses is welcome if you harm nobody and tell us first.
        </li>
      </ul>
    ),
  },
  {
    id: "moderation",
    title: "Moderation and appeal",
    content: (
      <p>
        Creators and admins may hide or remove posts, reject runs, correct balances and, for serious or
        repeated breaches, close accounts. You are told what was done and why, unless the law forbids it. If
        you think it wrong, write to <ContactLink />: someone who was not involved looks at it again.
      </p>
    ),
  },
  {
    id: "liability",
    title: "What we promise and what not",
    content: (
      <>
        <p>
          The site is free and run with care, as it is and as long as it can be. We do not promise that it is
          always there, that every figure is right, or that what other people write is true.
        </p>
        <p>
          We answer without limit for intent and gross negligence, for harm to life, body or health, and
          wherever the law does not let liability be limited. For the rest we answer only for duties that this
          agreement is about, and only for harm that was foreseeable. Links lead to pages that others answer
          for.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    title: "Changes, law and the rest",
    content: (
      <>
        <p>
          When these terms change, the date below changes with them. If a change weighs on you, we announce it
          on the site at least 14 days before. Using the site afterwards means that you accept it; you can
          also leave.
        </p>
        <p>
          If one sentence here does not hold, the others do. The rights that the consumer law of your country
          gives you stay with you, whatever is written here.
        </p>
      </>
    ),
  },
];
