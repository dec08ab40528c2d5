import type { GetStaticProps } from "next";
import { AskPage } from "@/components/hunting-help/request/AskPage";
import type { Named } from "@/lib/catalog/named";
import type { HelpChoices } from "@/lib/hunting-help/page-data";
import { getHelpChoices, listRequestSkills } from "@/lib/hunting-help/request/get-help-choices.server";

interface Props extends HelpChoices {
  skills: readonly Named[];
}

export const getStaticProps: GetStaticProps<Props> = () => ({
  props: { ...getHelpChoices(), skills: listRequestSkills() },
});

/** The form for a help request. */
export default function AskRoute(props: Props) {
  return <AskPage {...props} />;
}
