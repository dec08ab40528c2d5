import { Button, Loader } from "@mantine/core";
import { IconCloudCheck, IconCloudOff, IconDeviceDesktop } from "@tabler/icons-react";
import { type ReactNode, useEffect, useState } from "react";
import { Note } from "@/components/ui/Note";
import { SignInButton } from "@/components/ui/SignInButton";
import { useAuth } from "@/hooks/account/use-auth";
import { saveBoxNow, useBoxState } from "@/hooks/box/use-box";
import { type BoxState, canStoreBox } from "@/lib/box/box-state";
import { formatKindCounts } from "@/lib/box/format-entry";
import { formatCount } from "@/lib/text/format";

/** Says where the box is saved, and what to do where it is not. It has the same height in every state. */
export function BoxHome() {
  const auth = useAuth();
  const state = useBoxState();
  const isSignedIn = auth.status === "signed-in";
  return (
    <div role="status" className="mb-6">
      {isSignedIn ? <AccountHome state={state} /> : <BrowserHome isKnown={auth.status !== "loading"} />}
    </div>
  );
}

function Row({ icon, children, action }: { icon: ReactNode; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-y-3 gap-x-4 min-h-19 py-3.5 px-4 border rounded-md bg-card">
      <div className="flex grow basis-60 min-w-0 items-center gap-3 text-14 leading-5">
        <span className="flex-none leading-0 text-dim">{icon}</span>
        <p>{children}</p>
      </div>
      {action}
    </div>
  );
}

function BrowserHome({ isKnown }: { isKnown: boolean }) {
  const [isStored, setStored] = useState(true);
  useEffect(() => setStored(canStoreBox()), []);
  if (!isStored)
    return (
      <Note tone="warn">
        Storage is full or blocked in this browser, so nothing new is saved. Free some space, or allow this
        site to store data.
      </Note>
    );
  return (
    <Row
      icon={<IconDeviceDesktop size={20} aria-hidden="true" />}
      action={isKnown && <SignInButton variant="default" />}
    >
      Saved in this browser. With an account it is the same on your phone and your computer.
    </Row>
  );
}

function AccountHome({ state }: { state: BoxState }) {
  const { phase, waiting, problem, isForgetful } = state;
  const hidden = formatKindCounts(state.hidden);
  if (phase === "full")
    return (
      <Note tone="bad" action={<SaveButton>Try again</SaveButton>}>
        Your account holds more than this browser has room for, so this browser was left as it is. Free some
        space in its storage and try again. Nothing was deleted.
      </Note>
    );
  if (phase === "refused" || phase === "waiting")
    return (
      <Note tone={phase === "refused" ? "bad" : "warn"} action={<SaveButton>Try again</SaveButton>}>
        {problem} What you change stays in this browser
        {phase === "waiting" ? " and is sent later." : "."}
      </Note>
    );
  if (phase === "working" || phase === "local")
    return <Row icon={<Loader size={20} />}>Saving to your account…</Row>;
  return (
    <Row
      icon={
        isForgetful ? (
          <IconCloudOff size={20} aria-hidden="true" />
        ) : (
          <IconCloudCheck size={20} aria-hidden="true" />
        )
      }
      action={<SaveButton>Check for changes</SaveButton>}
    >
      {waiting > 0
        ? `${formatCount(waiting, "change", "changes")} not in your account yet.`
        : "Saved in your account, and in this browser for when you are offline."}
      {hidden && ` Your account holds more than a box shows: ${hidden}. Delete some to see the rest.`}
      {isForgetful && " This browser keeps nothing, so it asks for everything again on each visit."}
    </Row>
  );
}

function SaveButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="default" onClick={() => void saveBoxNow()}>
      {children}
    </Button>
  );
}
