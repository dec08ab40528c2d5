import { Button, TextInput } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import { AuthorName } from "@/components/ui/PersonName";
import { useCopy } from "@/hooks/ui/use-copy";
import type { Party, PartyMember } from "@/lib/hunting-help/hunt/hunt-schema";
import { platformLabels } from "@/lib/site/platforms";

interface PartyPanelProps {
  party: Party;
  /** Actions on a hunter. */
  renderTools?(member: PartyMember): ReactNode;
}

/** The private part of a party: the lobby, and everybody's Hunter ID. */
export function PartyPanel({ party, renderTools }: PartyPanelProps) {
  return (
    <div className="grid gap-2">
      {party.lobbyId && <LobbyId value={party.lobbyId} />}
      <ul className="grid gap-1.5">
        {party.members.map((member, index) => (
          <HunterLine key={member.author.uid} member={member} tools={index > 0 && renderTools?.(member)} />
        ))}
      </ul>
    </div>
  );
}

function LobbyId({ value }: { value: string }) {
  const field = useRef<HTMLInputElement>(null);
  const { state, copy } = useCopy();
  return (
    <div className="flex items-end gap-2">
      <TextInput
        ref={field}
        className="grow"
        label="Lobby ID"
        readOnly
        value={value}
        onFocus={({ target }) => target.select()}
      />
      <Button className="flex-none" onClick={() => void copy(value, field.current)}>
        <span role="status">{state === "copied" ? "Copied" : "Copy"}</span>
      </Button>
    </div>
  );
}

interface HunterLineProps {
  member: Omit<PartyMember, "hunterId"> & Partial<Pick<PartyMember, "hunterId">>;
  tools?: ReactNode;
}

/** A hunter of a party, or one who asks to join. */
export function HunterLine({ member: { author, platform, hunterId }, tools }: HunterLineProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-14 leading-6">
      <span className="min-w-0 wrap-anywhere">
        <AuthorName author={author} className="text-default font-medium" />
        <span className="text-dim">
          {` · ${platformLabels[platform]}`}
          {hunterId && ` · Hunter ID ${hunterId}`}
        </span>
      </span>
      {tools && <span className="flex gap-1.5">{tools}</span>}
    </li>
  );
}
