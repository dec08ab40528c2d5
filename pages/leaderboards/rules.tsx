import { Seo } from "@/components/head/Seo";
import { rulesSections } from "@/components/leaderboards/RulesSections";
import { TextPage } from "@/components/ui/TextPage";

export default function LeaderboardRulesPage() {
  return (
    <>
      <Seo
        title="Leaderboard rules"
        description="Rulesets, timing, proof, review, ties and points of the quest leaderboards."
        path="/leaderboards/rules"
      />
      <TextPage
        title="Leaderboard rules"
        summary="Rulesets, timing, proof, review and scoring."
        breadcrumb={[{ label: "Leaderboards", href: "/leaderboards" }]}
        sections={rulesSections}
        updated="2026-11-20"
      />
    </>
  );
}
