import Link from "next/link";
import { Fragment } from "react";
import type { ArticleSection } from "@/components/ui/Article";
import { RecordTable } from "@/components/ui/RecordTable";
import { siteConfig } from "@/lib/site/config";
import { browserRecords, serverRecords } from "@/lib/site/stored-data";
import { siteTags, type TagSetup } from "@/lib/site/tags";
import { ContactLink } from "./ContactLink";

/** What the tags of an installation are and tell Google. */
export function describeTags({ containerId, hasAdvertising }: TagSetup): string {
  if (!containerId) {
    return "This installation has no analytics and no advertising configured. If that changes, they load only with your consent.";
  }
  const kind = hasAdvertising ? "analytics and advertising" : "analytics";
  return `With your consent the site loads Google Tag Manager, which loads ${kind}. It sets cookies of its own and tells Google which pages you visit, with which device and from which IP address.`;
}

/** What is stored where, why, for how long, and what a person can do about it. */
export const privacySections: readonly ArticleSection[] = [
  {
    id: "short",
    title: "In short",
    content: (
      <ul>
        <li>
          You can read everything without an account, and then we keep nothing about you but server logs.
        </li>
        <li>An account holds an e-mail address, a name, a coin balance and what led to it.</li>
        <li>No tag, no advertising and no analytics runs before you agree, and you can take it back.</li>
        <li>We sell nothing about you to anybody.</li>
        <li>You can download everything we store about you, and delete your account, on your profile.</li>
      </ul>
    ),
  },
  {
    id: "who",
    title: "Who is responsible",
    content: (
      <p>
        The operator of {siteConfig.name}, at <ContactLink />. Write there with every question and request
        about your data; we answer within one month.
      </p>
    ),
  },
  {
    id: "browser",
    title: "In your browser",
    content: (
      <>
        <p>
          Everything in this table is needed for what you asked the site to do, so it needs no consent. You
          can delete all of it in your browser at any time; at worst you are logged out and asked about
          cookies again.
        </p>
        <RecordTable
          caption="Cookies and storage"
          columns={["Name", "What for", "Kept"]}
          rows={browserRecords.map(({ name, purpose, kept, kind }) => ({
            key: name,
            cells: [
              <Fragment key="name">
                <code>{name}</code> <small>{kind}</small>
              </Fragment>,
              purpose,
              kept,
            ],
          }))}
        />
      </>
    ),
  },
  {
    id: "servers",
    title: "On our servers",
    content: (
      <>
        <p>
          Accounts live in Firebase Authentication, the rest in Cloud Firestore, both run by Google for us.
          Apart from the readers named here, only the operator can look at these records, and does so only to
          run and repair the site.
        </p>
        <RecordTable
          caption="Records of an account"
          columns={["Record", "What it holds", "Who reads it", "Kept"]}
          rows={serverRecords.map(({ name, fields, readers, kept }) => ({
            key: name,
            cells: [name, fields, readers, kept],
          }))}
        />
        <p>
          Firebase Authentication also logs the IP address and the browser of sign-ins for a few weeks, to
          detect abuse. After an account is deleted, Google removes it from its backups within 180 days.
        </p>
      </>
    ),
  },
  {
    id: "logs",
    title: "Server logs",
    content: (
      <p>
        The host that serves the pages may log each request: IP address, time, address, status and browser.
        When a call fails, the error is logged with a random id, which the reply names too. Logs hold no
        password and no token, serve operation and security alone, and are deleted after at most 30 days.
      </p>
    ),
  },
  {
    id: "tags",
    title: "Analytics and advertising",
    content: (
      <>
        <p>{describeTags(siteTags)} Without your consent none of it is loaded.</p>
        <p>
          Your answer stands for six months. <em>Cookie choice</em> in the footer of every page asks again,
          and a later no is as easy as the first yes. What happened before stays lawful.
        </p>
      </>
    ),
  },
  {
    id: "others",
    title: "Others who take part",
    content: (
      <ul>
        <li>
          <strong>Google</strong> runs sign-in and the database for us under its data processing terms. If you
          choose to sign in with Google, it opens a window of its own and gives us your name, e-mail address
          and photo address. A photo that comes from a Google account is loaded from Google when someone looks
          at the profile.
        </li>
        <li>
          <strong>Discord</strong> and the <strong>membership page</strong> behind <em>Support us</em> learn
          of you only when you follow the link. Their own policies hold there.
        </li>
        <li>
          <strong>Authorities</strong> get data only where the law obliges us.
        </li>
      </ul>
    ),
  },
  {
    id: "where",
    title: "Where it is processed",
    content: (
      <p>
        Google may process data outside your country, the United States included. It commits itself to the
        European Union&apos;s standard contractual clauses and is certified under the EU-US Data Privacy
        Framework.
      </p>
    ),
  },
  {
    id: "grounds",
    title: "On what legal grounds",
    content: (
      <ul>
        <li>
          <strong>Contract</strong> (Article 6(1)(b) GDPR): the account, the profile, coins, quiz and rewards.
        </li>
        <li>
          <strong>Consent</strong> (Article 6(1)(a)): analytics and advertising.
        </li>
        <li>
          <strong>Legitimate interest</strong> (Article 6(1)(f)): logs and rate limits, because a site without
          them cannot be kept safe and fair.
        </li>
      </ul>
    ),
  },
  {
    id: "rights",
    title: "Your rights",
    content: (
      <>
        <p>Wherever you live, you may</p>
        <ul>
          <li>ask what we hold about you, and get it in a form that a program can read,</li>
          <li>have it corrected; your name and photo follow those of your sign-in account,</li>
          <li>have it deleted, or its use restricted,</li>
          <li>object to what we do on legitimate interest,</li>
          <li>
            take back consent, with <em>Cookie choice</em> in the footer,
          </li>
          <li>complain to the data protection authority where you live.</li>
        </ul>
        <p>
          Your profile has buttons to download your data and to delete your account. Deleting is immediate and
          cannot be undone: sign-in, profile, coins, builds with their pages, likes and counters go. A log of
          moderation keeps your user id, without a name, for as long as the site runs. For everything else
          write to <ContactLink /> from the email address of your account.
        </p>
      </>
    ),
  },
  {
    id: "young",
    title: "Young hunters",
    content: (
      <p>
        Accounts are for people of 13 years or more, and of the age at which your country lets you agree to
        such a thing yourself (16 in parts of the European Union) unless a parent agrees. If we learn of a
        younger account, we delete it.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes",
    content: (
      <p>
        When the site begins to store something else, this page changes first and the date below with it. The{" "}
        <Link href="/about/terms-of-use">terms of use</Link> say how weighty changes are announced.
      </p>
    ),
  },
];
