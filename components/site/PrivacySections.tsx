import { Fragment } from "react";
import { PageLink } from "@/components/ui/PageLink";
import { RecordTable } from "@/components/ui/RecordTable";
import type { TextPageSection } from "@/components/ui/TextPage";
import { siteConfig } from "@/lib/site/config";
import { browserRecords, serverRecords } from "@/lib/site/stored-data";
import { siteTags, type TagSetup } from "@/lib/site/tags";
import { ContactLink } from "./ContactLink";

/** Text on the tags of an installation and the data that Google gets. */
export function describeTags({ containerId, hasAdvertising }: TagSetup): string {
  if (!containerId) {
    return "No analytics and no ads are set up on this site. If that changes, they load only with your consent.";
  }
  const kind = hasAdvertising ? "analytics and ads" : "analytics";
  return `With your consent, the site loads Google Tag Manager, which loads ${kind}. It sets its own cookies and tells Google which pages you visit, on which device and from which IP address.`;
}

/** Stored data: where, why, for how long, and the rights of a person. */
export const privacySections: readonly TextPageSection[] = [
  {
    id: "short",
    title: "In short",
    content: (
      <ul>
        <li>
          You can read everything without an account. We then store nothing about you except server logs.
        </li>
        <li>An account holds an email address, a name, a coin balance and its history.</li>
        <li>
          No tags, ads or analytics run before you agree, and you can withdraw your consent at any time.
        </li>
        <li>We do not sell your data.</li>
        <li>On your profile, you can download everything we store about you and delete your account.</li>
      </ul>
    ),
  },
  {
    id: "who",
    title: "Who is responsible",
    content: (
      <p>
        The operator of {siteConfig.name}, at <ContactLink />. Write there with any question or request about
        your data. We answer within one month.
      </p>
    ),
  },
  {
    id: "browser",
    title: "In your browser",
    content: (
      <>
        <p>
          Everything in this table is necessary for features you use, so it needs no consent. You can delete
          it in your browser at any time. You may then be logged out and asked about cookies again.
        </p>
        <RecordTable
          caption="Cookies and storage"
          columns={["Name", "Purpose", "Stored for"]}
          rows={browserRecords.map(({ name, purpose, storedFor, kind }) => ({
            key: name,
            cells: [
              <Fragment key="name">
                <code>{name}</code> <small>{kind}</small>
              </Fragment>,
              purpose,
              storedFor,
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
          Accounts are stored in Firebase Authentication and everything else in Cloud Firestore, both run by
          Google for us. Besides those listed here, only the operator can see these records, and only looks at
          them to run and repair the site.
        </p>
        <RecordTable
          caption="Account data"
          columns={["Record", "Contents", "Visible to", "Stored for"]}
          rows={serverRecords.map(({ name, fields, readers, storedFor }) => ({
            key: name,
            cells: [name, fields, readers, storedFor],
          }))}
        />
        <p>
          Firebase Authentication also logs the IP address and browser of each sign-in for a few weeks to
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
        The host of the site may log each request: IP address, time, URL, status and browser. If a request
        fails, the error is logged with a random ID, which is also part of the response. Logs contain no
        passwords or tokens, are used only for operation and security, and are deleted after at most 30 days.
      </p>
    ),
  },
  {
    id: "tags",
    title: "Analytics and ads",
    content: (
      <>
        <p>{describeTags(siteTags)} Nothing is loaded without your consent.</p>
        <p>
          Your choice is saved for six months. You can change it at any time under <em>Cookie settings</em> in
          the footer of every page. Withdrawing consent does not affect the lawfulness of what happened
          before.
        </p>
      </>
    ),
  },
  {
    id: "others",
    title: "Third parties",
    content: (
      <ul>
        <li>
          <strong>Google</strong> runs sign-in and the database for us under its data processing terms. If you
          choose to sign in with Google, it opens its own window and gives us your name, email address and
          photo URL. A photo from a Google account is loaded from Google when someone views the profile.
        </li>
        <li>
          The <strong>push service of your browser</strong> (of Google, Mozilla, Microsoft or Apple) delivers
          notifications to devices on which you turned them on. It cannot read them. The{" "}
          <strong>mail server</strong> that the operator chose delivers the weekly email if you turned it on.
          You can turn both off at any time: on your profile, on the notification, or by the link in the
          email.
        </li>
        <li>
          <strong>Discord</strong> and the <strong>membership page</strong> behind <em>Support us</em> receive
          data about you only when you follow the link. Their own policies apply there.
        </li>
        <li>
          <strong>Authorities</strong> receive data only where the law requires it.
        </li>
      </ul>
    ),
  },
  {
    id: "where",
    title: "Where data is processed",
    content: (
      <p>
        Google may process data outside your country, including in the United States. It is bound by the
        European Union&apos;s standard contractual clauses and certified under the EU-US Data Privacy
        Framework.
      </p>
    ),
  },
  {
    id: "grounds",
    title: "Legal basis",
    content: (
      <ul>
        <li>
          <strong>Contract</strong> (Article 6(1)(b) GDPR): the account, the profile, coins, quiz and rewards.
        </li>
        <li>
          <strong>Consent</strong> (Article 6(1)(a)): analytics and advertising.
        </li>
        <li>
          <strong>Legitimate interest</strong> (Article 6(1)(f)): logs, rate limits, reports and moderation,
          which keep the site safe and fair.
        </li>
      </ul>
    ),
  },
  {
    id: "rights",
    title: "Your rights",
    content: (
      <>
        <p>Wherever you live, you have the right to</p>
        <ul>
          <li>ask what we store about you and get it in a machine-readable format,</li>
          <li>
            have it corrected (you change your name on your profile; a photo from Google follows your Google
            account),
          </li>
          <li>have it deleted or its use restricted,</li>
          <li>object to processing based on legitimate interest,</li>
          <li>
            withdraw your consent under <em>Cookie settings</em> in the footer,
          </li>
          <li>file a complaint with your local data protection authority.</li>
        </ul>
        <p>
          Your profile has buttons to download your data and to delete your account. Deletion is immediate and
          cannot be undone: it removes your sign-in, profile, coins, notifications, builds and guides with
          their pages, likes, runs that are not verified, requests that are not solved, answers that were not
          approved, comments, hunts, and counters. Verified runs, solved requests and approved answers stay
          under the name Former hunter. A moderation log keeps your user ID, without a name, for as long as
          the site runs. For everything else, write to <ContactLink /> from your account's email address.
        </p>
      </>
    ),
  },
  {
    id: "young",
    title: "Minimum age",
    content: (
      <p>
        You must be at least 13 to have an account, and old enough to consent in your country (16 in parts of
        the European Union) unless a parent consents for you. If we learn that an account holder is younger,
        we delete the account.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes",
    content: (
      <p>
        Before the site starts to store anything else, we update this page and the date below. The{" "}
        <PageLink href="/about/terms-of-use">terms of use</PageLink> explain how we announce major changes.
      </p>
    ),
  },
];
