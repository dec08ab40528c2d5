import Link from "next/link";
import type { ArticleSection } from "@/components/ui/Article";
import { costs, rewards } from "@/lib/coins/prices";
import { siteConfig } from "@/lib/site/config";
import { siteTags } from "@/lib/site/tags";
import { ContactLink } from "./ContactLink";

/** What the place is, who makes it and how it pays its way. */
export const aboutSections: readonly ArticleSection[] = [
  {
    id: "what",
    title: "What this place is",
    content: (
      <>
        <p>
          {siteConfig.name} is a community hub and wiki for Monster Hunter Wilds. It brings four things under
          one roof: a <Link href="/wiki">wiki</Link> to look things up in, a{" "}
          <Link href="/builder">builder</Link> to plan a loadout with,{" "}
          <Link href="/leaderboards">leaderboards</Link> for timed quest runs, and{" "}
          <Link href="/hunting-help">Hunting Help</Link>, where hunters help each other out.
        </p>
        <p>
          It is for the player between two hunts who wants one number, and for the one who wants forty of them
          side by side.
        </p>
      </>
    ),
  },
  {
    id: "values",
    title: "What we hold to",
    content: (
      <ul>
        <li>
          <strong>Figures first.</strong> The number you came for stands at the top, not below the lore.
        </li>
        <li>
          <strong>Right before many.</strong> Figures come from the game&apos;s own tables and are checked
          against other public sources. Where a figure is in doubt, the page says so.
        </li>
        <li>
          <strong>Light on your phone.</strong> Pages arrive complete. Reading needs no account and carries
          none of the sign-in code.
        </li>
        <li>
          <strong>Nothing for sale.</strong> No coin, rank or feature can be bought.
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
          Whoever signs in has a coin balance. The first visit of a day brings {rewards.dailyLogin.coins}{" "}
          coins, a right answer to the daily quiz {rewards.dailyQuiz.coins}, and an answer that the asker
          approves in Hunting Help {rewards.approvedAnswer.coins}. A build request costs{" "}
          {costs.buildRequest.coins}, hunt support {costs.huntSupport.coins}, and a profile icon{" "}
          {costs.profileIcon.coins}.
        </p>
        <p>
          Days begin at 00:00 UTC for everyone. Coins are part of the fun of the place and have no money
          value; the <Link href="/about/terms-of-use#coins">terms of use</Link> say so in full.
        </p>
      </>
    ),
  },
  {
    id: "people",
    title: "Who looks after it",
    content: (
      <p>
        Two roles keep order. Creators write guides, pick what is featured and judge runs. Admins do all of
        that, and also give out roles and put right what went wrong with a balance, always with a line in the
        statement that says why. Nobody judges a run that they took part in.
      </p>
    ),
  },
  {
    id: "money",
    title: "How it is paid for",
    content: (
      <p>
        By donations. <em>Support us</em> in the header leads to an external membership page, which has its
        own terms. Donating gives no coins and no advantage, in the game or here.
        {siteTags.hasAdvertising ? " Advertising is shown as well, to those who consent to it." : ""}
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
        and belong to Capcom. We show names and figures only: no art, no text and no files of the game.
      </p>
    ),
  },
  {
    id: "credits",
    title: "Credits and licenses",
    content: (
      <p>
        The figures, the icons and the typeface stand on other people&apos;s work. The{" "}
        <Link href="/about/credits">credits</Link> name them with their licenses.
      </p>
    ),
  },
  {
    id: "contact",
    title: "Contact and corrections",
    content: (
      <p>
        A figure is wrong, a page is broken, your name should not be here, or you hold a right that we
        overlooked: write to <ContactLink />. For everything else there is our{" "}
        <a href={siteConfig.discordUrl} rel="noopener noreferrer">
          Discord
        </a>
        .
      </p>
    ),
  },
];
