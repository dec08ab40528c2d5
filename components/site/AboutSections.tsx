import { PageLink } from "@/components/ui/PageLink";
import type { TextPageSection } from "@/components/ui/TextPage";
import { costs, rewards } from "@/lib/coins/prices";
import { siteConfig } from "@/lib/site/config";
import { apiPath, codeOfConductPath } from "@/lib/site/routes";
import { siteTags } from "@/lib/site/tags";
import { openDataPath } from "@/lib/site/wiki-paths";
import { ContactLink } from "./ContactLink";

/** The sections of the page about the site. */
export const aboutSections: readonly TextPageSection[] = [
  {
    id: "what",
    title: `What ${siteConfig.name} is`,
    content: (
      <>
        <p>
          {siteConfig.name} is a community hub and wiki for Monster Hunter Wilds. It has a{" "}
          <PageLink href="/wiki">wiki</PageLink> with the game's data, a{" "}
          <PageLink href="/builder">builder</PageLink> to plan loadouts,{" "}
          <PageLink href="/leaderboards">leaderboards</PageLink> for timed quest runs, and{" "}
          <PageLink href="/hunting-help">Hunting Help</PageLink>, where players help each other.
        </p>
        <p>It is for players who need one figure between two hunts, and for players who plan every detail.</p>
      </>
    ),
  },
  {
    id: "values",
    title: "Our principles",
    content: (
      <ul>
        <li>
          <strong>Data first.</strong> The number you came for is at the top of the page.
        </li>
        <li>
          <strong>Accuracy over quantity.</strong> Data comes from the game&apos;s own tables and is checked
          against other public sources. If a value is uncertain, the page says so.
        </li>
        <li>
          <strong>Fast on your phone.</strong> Pages arrive fully rendered. You can read everything without an
          account, and no sign-in code is loaded.
        </li>
        <li>
          <strong>Nothing for sale.</strong> Coins, ranks and features cannot be bought.
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
          Every account has a coin balance. You earn {rewards.dailyLogin.coins} coins for your first visit of
          the day, {rewards.dailyQuiz.coins} for a right answer in the daily quiz, and{" "}
          {rewards.approvedAnswer.coins} for an approved answer in Hunting Help. A build request costs{" "}
          {costs.buildRequest.coins}, hunt support {costs.huntSupport.coins}, and a profile icon{" "}
          {costs.profileIcon.coins}.
        </p>
        <p>
          The day resets at 00:00 UTC for everyone. Coins are just for fun and have no monetary value; see the{" "}
          <PageLink href="/about/terms-of-use#coins">terms of use</PageLink>.
        </p>
      </>
    ),
  },
  {
    id: "people",
    title: "Who runs it",
    content: (
      <p>
        There are two roles. Creators write guides, pick featured content, review runs and decide reports.
        Admins can do the same, and also assign roles, post announcements and correct coin balances, always
        with a reason in the statement. Nobody reviews a run they took part in or a report about themselves,
        and every decision is logged. The <PageLink href={codeOfConductPath}>code of conduct</PageLink> says
        what is allowed and how to appeal.
      </p>
    ),
  },
  {
    id: "money",
    title: "How it is funded",
    content: (
      <p>
        By donations. <em>Support us</em> in the header opens an external membership page with its own terms.
        Donations give no coins and no advantage, in the game or here.
        {siteTags.hasAdvertising ? " Visitors who consent also see ads." : ""}
      </p>
    ),
  },
  {
    id: "unofficial",
    title: "An unofficial fan site",
    content: (
      <p>
        {siteConfig.name} is made by fans. It is not made, endorsed or approved by Capcom. Monster Hunter,
        Monster Hunter Wilds and the names in them are trademarks or registered trademarks of CAPCOM CO., LTD.
        and belong to Capcom. We show names and numbers only: no art, no text and no files from the game.
      </p>
    ),
  },
  {
    id: "credits",
    title: "Credits and licenses",
    content: (
      <p>
        The data, the icons and the typeface are based on other people&apos;s work. See the{" "}
        <PageLink href="/about/credits">credits</PageLink> for authors and licenses.
      </p>
    ),
  },
  {
    id: "tools",
    title: "For your own tools",
    content: (
      <p>
        All wiki data is available as <PageLink href={openDataPath}>JSON files</PageLink>. Builds, boards,
        guides and help requests can be read through the <PageLink href={apiPath}>API</PageLink>, without an
        account.
      </p>
    ),
  },
  {
    id: "contact",
    title: "Contact and corrections",
    content: (
      <p>
        Found a wrong number or a broken page? Should your name not be here, or did we overlook your rights?
        Write to <ContactLink />. For everything else, join our{" "}
        <a href={siteConfig.discordUrl} rel="noopener noreferrer">
          Discord
        </a>
        .
      </p>
    ),
  },
];
