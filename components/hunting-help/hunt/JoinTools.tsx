import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { PlatformField } from "@/components/game/PlatformField";
import { Note } from "@/components/ui/Note";
import { callJoinHunt } from "@/hooks/hunting-help/hunt-actions";
import { useOwnSearch } from "@/hooks/hunting-help/use-own-search";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import type { HuntSearch, OwnSearchResponse } from "@/lib/hunting-help/hunt/hunt-schema";
import { maxHunterIdLength } from "@/lib/hunting-help/rules";
import type { Platform } from "@/lib/site/platforms";

interface JoinToolsProps {
  uid: string;
  search: HuntSearch;
}

const stateLabels = {
  asked: "You asked to join. The host has not answered yet.",
  accepted: "You are in. The lobby ID is under “Your seats”.",
  declined: "The host chose other hunters.",
  removed: "The host took you out of the party.",
  left: "",
};

/** The way into a hunt, for somebody who is signed in: one button, and what the host needs to know. */
export function JoinTools({ uid, search }: JoinToolsProps) {
  const { own, settle } = useOwnSearch(uid);
  const [isOpen, setIsOpen] = useState(false);
  const { hunt, author, players, seats } = search;
  if (!own || author.uid === uid || hunt === "") return null;
  const joined = own.joined.find((each) => each.search.hunt === hunt);
  if (joined) return <p className="text-14 leading-6 text-dim">{stateLabels[joined.state]}</p>;
  if (players.length >= seats) return null;
  const action = search.joining === "open" ? "Join" : "Ask to join";
  if (isOpen) {
    const close = () => setIsOpen(false);
    const show = (joined: OwnSearchResponse) => {
      close();
      settle(joined);
    };
    return <JoinForm search={search} action={action} onJoined={show} onClose={close} />;
  }
  return (
    <Button variant="light" onClick={() => setIsOpen(true)}>
      {action} <span className="visually-hidden">{author.displayName}</span>
    </Button>
  );
}

interface JoinFormProps {
  search: HuntSearch;
  action: string;
  onJoined(own: OwnSearchResponse): void;
  onClose(): void;
}

function JoinForm({ search, action, onJoined, onClose }: JoinFormProps) {
  const { hunt, author, crossplay } = search;
  const form = useDraftForm({
    start: { platform: search.platform as Platform, hunterId: "" },
    words: { failure: "You could not join." },
    send: (values, { key }) => callJoinHunt({ ...values, key, host: author.uid, hunt }),
    onSent: onJoined,
  });
  return (
    <form {...form.getFormProps()} className="grid gap-3 w-full" aria-label={`Join ${author.displayName}`}>
      {crossplay && <PlatformField {...form.getInputProps("platform")} />}
      <TextInput
        label="Your Hunter ID (optional)"
        description="The party sees it once you are in."
        maxLength={maxHunterIdLength}
        autoComplete="off"
        {...form.getInputProps("hunterId")}
      />
      {form.refusal && (
        <Note tone="bad" role="alert">
          {form.refusal.message}
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="filled" loading={form.busy}>
          {action}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
