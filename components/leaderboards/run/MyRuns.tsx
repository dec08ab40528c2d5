import { useCurrentUser } from "@/hooks/account/use-auth";
import { OwnRuns } from "./OwnRuns";
import { PartnerRequests } from "./PartnerRequests";

/** One's own runs and requests, for whoever is signed in; nothing for visitors. */
export function MyRuns() {
  const user = useCurrentUser();
  if (!user) return null;
  return (
    <div className="grid gap-8 mb-10">
      <PartnerRequests uid={user.uid} />
      <OwnRuns uid={user.uid} />
    </div>
  );
}
