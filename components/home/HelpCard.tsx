import { Card } from "@/components/ui/Card";
import { GameIcon } from "@/components/ui/GameIcon";
import { PageLink } from "@/components/ui/PageLink";
import { costs, rewards } from "@/lib/coins/prices";
import type { News } from "@/lib/home/fetch-news";
import { NewsList } from "./NewsList";
import { PriceList } from "./PriceList";

/** Card on coins: asking other hunters, and being thanked for an answer. */
export function HelpCard({ news }: { news: News | null }) {
  return (
    <Card title="Hunting Help" icon={<GameIcon name="help" size={22} />}>
      <p className="mt-1.5 text-dim">
        Request a build, find hunters to join you, or share what you know. Coins reward good answers.
      </p>
      <PriceList
        prices={[
          [costs.buildRequest.action, -costs.buildRequest.coins],
          [costs.huntSupport.action, -costs.huntSupport.coins],
          ["Approved answer", rewards.approvedAnswer.coins],
        ]}
      />
      <NewsList news={news} of={["request", "hunt"]} className="-mt-px" />
      <div className="min-h-13 mt-auto flex items-end pt-4">
        <PageLink href="/hunting-help" className="hover:underline underline-offset-3">
          Open Hunting Help
        </PageLink>
      </div>
    </Card>
  );
}
