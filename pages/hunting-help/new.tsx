import type { GetStaticProps } from "next";
import { AskPage } from "@/components/hunting-help/AskPage";
import { getHelpChoices, listRequestSkills } from "@/lib/hunting-help/get-help-choices.server";
import type { HelpChoices, Named } from "@/lib/hunting-help/page-data";

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
