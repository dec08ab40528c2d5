import dynamic from "next/dynamic";
import { SeenFeatured } from "@/components/featured/SeenFeatured";
import { MyWeapon } from "@/components/game/MyWeapon";
import { Seo } from "@/components/head/Seo";
import cards from "@/components/home/Cards.module.css";
import { DailyCard } from "@/components/home/DailyCard";
import { GameUpdates } from "@/components/home/GameUpdates";
import { HelpCard } from "@/components/home/HelpCard";
import { Hero } from "@/components/home/Hero";
import { SectionCards } from "@/components/home/SectionCards";
import { SearchField } from "@/components/search/SearchField";
import { Page } from "@/components/ui/Page";
import { useNews } from "@/hooks/home/use-news";
import { siteConfig } from "@/lib/site/config";

// Visitors have no quiz to open and no coins, and load neither.
const DailyQuizLauncher = dynamic(
  () => import("@/components/daily/DailyQuizLauncher").then((module) => module.DailyQuizLauncher),
  { ssr: false },
);
const CoinBalance = dynamic(
  () => import("@/components/coins/CoinBalance").then((module) => module.CoinBalance),
  {
    ssr: false,
  },
);

const HomeConcerns = dynamic(
  () => import("@/components/notifications/HomeConcerns").then((module) => module.HomeConcerns),
  { ssr: false },
);

export default function HomePage() {
  const news = useNews();
  return (
    <>
      <Seo
        title={`${siteConfig.name}: wiki, builder and leaderboards for Monster Hunter Wilds`}
        description="Monster Hunter Wilds wiki with hitzones, weapons, armor and skills, plus a set builder, timed quest runs and help from other hunters."
        path="/"
        exactTitle
      />
      <Hero search={<SearchField />} tools={<MyWeapon isLabeled />} />
      <Page>
        <div className="grid-cols-1 grid gap-4 pt-6">
          <SectionCards news={news} />
          <div className={`${cards.cards} grid-cols-1 md:grid-cols-2 lg:grid-cols-3 grid gap-4`}>
            <DailyCard quiz={<DailyQuizLauncher />} balance={<CoinBalance />} Concerns={HomeConcerns} />
            <HelpCard news={news} />
            <GameUpdates />
          </div>
          {/* It comes late, so nothing but the footer is below it. */}
          <SeenFeatured />
        </div>
      </Page>
    </>
  );
}
