import { EconomyPage } from "@/components/coins/EconomyPage";
import { RefusedPage } from "@/components/site/RefusedPage";
import type { EconomyDay } from "@/lib/coins/economy";
import { readEconomy } from "@/lib/coins/read-economy.server";
import type { ContentPageProps } from "@/lib/content/page-props";
import { serveContentPage } from "@/lib/content/serve-page.server";
import { readStaffFigures } from "@/lib/staff/read-figures.server";
import type { StaffFigures } from "@/lib/staff/staff-figures-schema";

interface CoinsPageData {
  readonly days: readonly EconomyDay[];
  readonly staff: StaffFigures;
}

export const getServerSideProps = serveContentPage<CoinsPageData>(async (dependencies) => {
  const [days, staff] = await Promise.all([readEconomy(dependencies), readStaffFigures(dependencies)]);
  return { days, staff };
});

/** Coins made and spent by everybody. */
export default function CoinsPage(props: ContentPageProps<CoinsPageData>) {
  if ("refused" in props) return <RefusedPage reason={props.refused} path="/about" label="About Us" />;
  return <EconomyPage {...props.content} />;
}
