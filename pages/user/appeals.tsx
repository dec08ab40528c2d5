import dynamic from "next/dynamic";
import { SignedInPage } from "@/components/site/SignedInPage";
import { appealsPath, getUserPath } from "@/lib/site/routes";

const OwnDecisions = dynamic(
  () => import("@/components/moderation/OwnDecisions").then((module) => module.OwnDecisions),
  { ssr: false },
);

export default function AppealsRoute() {
  return (
    <SignedInPage
      title="Decisions and appeals"
      description="What moderators decided about you, and the way to appeal it."
      path={appealsPath}
      text="What was decided about you is only for you."
      summary="What moderators decided about you or your content. You can appeal each decision once."
      parent={(uid) => ({ label: "Your profile", href: getUserPath(uid) })}
    >
      {(uid) => <OwnDecisions key={uid} uid={uid} />}
    </SignedInPage>
  );
}
