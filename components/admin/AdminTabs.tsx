import { Skeleton } from "@mantine/core";
import dynamic from "next/dynamic";
import { type ComponentType, useState } from "react";
import { Tabs } from "@/components/ui/Tabs";
import { useDocumentPolicy } from "@/hooks/ui/use-document-policy";
import { canLoadGoogle } from "@/lib/site/google-sign-in";

const loading = () => <Skeleton height={240} />;
const PeoplePanel = dynamic(() => import("./PeoplePanel").then((module) => module.PeoplePanel), { loading });
const ActionsPanel = dynamic(() => import("./ActionsPanel").then((module) => module.ActionsPanel), {
  loading,
});
const UndoPanel = dynamic(() => import("./UndoPanel").then((module) => module.UndoPanel), { loading });
const AnnouncementsPanel = dynamic(
  () => import("./AnnouncementsPanel").then((module) => module.AnnouncementsPanel),
  { loading },
);
const ChallengePanel = dynamic(() => import("./ChallengesPanel").then((module) => module.ChallengesPanel), {
  loading,
});
const AuditPanel = dynamic(() => import("./AuditPanel").then((module) => module.AuditPanel), { loading });
const HealthPanel = dynamic(() => import("./HealthPanel").then((module) => module.HealthPanel), { loading });
const PairsPanel = dynamic(() => import("./PairsPanel").then((module) => module.PairsPanel), { loading });

const tabs = [
  { id: "people", label: "People" },
  { id: "actions", label: "Confirmations" },
  { id: "announcements", label: "Announcements" },
  { id: "challenge", label: "Weekly challenge" },
  { id: "audit", label: "Audit log" },
  { id: "health", label: "Health" },
  { id: "pairs", label: "Suspicious pairs" },
  { id: "undo", label: "Undo an account" },
] as const;
type TabId = (typeof tabs)[number]["id"];

const panels: Readonly<Record<TabId, ComponentType>> = {
  people: PeoplePanel,
  actions: ActionsPanel,
  announcements: AnnouncementsPanel,
  challenge: ChallengePanel,
  audit: AuditPanel,
  health: HealthPanel,
  pairs: PairsPanel,
  undo: UndoPanel,
};

/** The tabs of the admin pages; each panel loads when it is opened. */
export function AdminTabs() {
  useDocumentPolicy(canLoadGoogle);
  const [tab, setTab] = useState<TabId>("people");
  const Panel = panels[tab];
  return (
    <Tabs label="Administration" tabs={tabs} value={tab} onChange={setTab}>
      <Panel />
    </Tabs>
  );
}
