import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import type { ReportPart } from "@/components/game/report-part";
import { Dialog } from "@/components/ui/Dialog";
import { PersonName } from "@/components/ui/PersonName";
import { SignInButton } from "@/components/ui/SignInButton";
import { useNotifiedMutation } from "@/components/ui/use-notified-mutation";
import { useCurrentUser } from "@/hooks/account/use-auth";
import {
  callConfirmName,
  callProposeName,
  callRemoveName,
  useOwnConfirmations,
} from "@/hooks/state-names/use-state-names";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { stateLabels } from "@/lib/catalog/state-labels";
import { getWatchLink, parseVideoLink, videoProviderLabels } from "@/lib/leaderboards/run/video-link";
import { createDraftSchema } from "@/lib/site/draft-schema";
import {
  maxProofLength,
  maxStateNameLength,
  minProofLength,
  neededConfirmations,
  type UnnamedState,
  unnamedStates,
} from "@/lib/state-names/rules";
import type { ShownStateName } from "@/lib/state-names/schema";

interface StateNamesDialogProps {
  monster: string;
  states: readonly UnnamedState[];
  names: readonly ShownStateName[];
  ReportButton: ReportPart;
  /** Asks for the names anew. */
  onChanged(): Promise<unknown>;
  onClose(): void;
}

/** All names that were proposed for a monster's states, with their proof; who is signed in confirms one, or proposes. */
export function StateNamesDialog(props: StateNamesDialogProps) {
  const { monster, states, names, ReportButton, onChanged, onClose } = props;
  const uid = useCurrentUser()?.uid ?? null;
  const own = useOwnConfirmations(monster, uid);
  const reload = async () => {
    await Promise.all([onChanged(), own.mutate()]);
  };
  return (
    <Dialog title="Names of states" size="medium" onClose={onClose}>
      <p className="text-14 leading-5 text-dim">
        The game’s data has no name for these states. Players propose one and say how others can see it; with{" "}
        {neededConfirmations} confirmations it is confirmed.
      </p>
      {names.length > 0 && (
        <ul className="mt-3 border-t">
          {names.map((name) => (
            <NameItem
              key={name.id}
              {...{ name, uid, reload, ReportButton }}
              isMine={own.data?.confirmed.includes(name.id) ?? false}
            />
          ))}
        </ul>
      )}
      {uid === null ? (
        <p className="flex flex-wrap items-center gap-3 mt-4">
          <SignInButton variant="default" /> to confirm a name or propose one.
        </p>
      ) : (
        <ProposeForm monster={monster} states={states} onSent={() => void reload()} />
      )}
    </Dialog>
  );
}

interface NameItemProps {
  name: ShownStateName;
  uid: string | null;
  /** Whether the person who is signed in confirmed it. */
  isMine: boolean;
  ReportButton: ReportPart;
  reload(): Promise<void>;
}

function NameItem({ name, uid, isMine, ReportButton, reload }: NameItemProps) {
  const { id, state, proof, author, confirmations, isConfirmed } = name;
  const change = useNotifiedMutation(
    async (act: () => Promise<unknown>) => {
      await act();
      await reload();
    },
    { failure: "This could not be saved. Try again." },
  );
  return (
    <li className="py-2.5 border-b text-14 leading-5 wrap-anywhere">
      <p>
        <span className="text-dim">{stateLabels[state].label}:</span>{" "}
        <b className="font-semibold">{name.name}</b>{" "}
        <span className="text-dim">
          {isConfirmed
            ? `(confirmed by ${Math.max(confirmations, neededConfirmations)})`
            : `(${confirmations} of ${neededConfirmations} confirmations)`}
        </span>
      </p>
      <p className="mt-0.5">
        <Proof text={proof} />{" "}
        <span className="text-dim">
          by {author ? <PersonName {...author} name={author.displayName} /> : "a former hunter"}
        </span>
      </p>
      {uid !== null && (
        <p className="flex flex-wrap gap-2 mt-1">
          {author?.uid === uid ? (
            <Button
              size="xs"
              disabled={change.busy}
              onClick={() => void change.run(() => callRemoveName(id))}
            >
              Remove
            </Button>
          ) : (
            <Button
              size="xs"
              disabled={change.busy}
              onClick={() => void change.run(() => callConfirmName(id, !isMine))}
            >
              {isMine ? "Take back confirmation" : "Confirm"}
            </Button>
          )}
          <ReportButton target={{ kind: "state-name", id }} owner={author?.uid ?? null} />
        </p>
      )}
    </li>
  );
}

/** A link to a video is one; everything else stays text. */
function Proof({ text }: { text: string }) {
  const video = parseVideoLink(text);
  if (!video) return text;
  return (
    <a href={getWatchLink(video)} rel="nofollow ugc noopener" target="_blank">
      Video on {videoProviderLabels[video.provider]}
    </a>
  );
}

interface Draft {
  readonly state: UnnamedState;
  readonly name: string;
  readonly proof: string;
}

const draftSchema = createDraftSchema<Draft>(({ name, proof }) => ({
  name: name.trim().length < 2 ? "Enter a name." : "",
  proof: proof.trim().length < minProofLength ? "Say how others can see it, or give a link to a video." : "",
}));

interface ProposeFormProps {
  monster: string;
  states: readonly UnnamedState[];
  onSent(): void;
}

function ProposeForm({ monster, states, onSent }: ProposeFormProps) {
  const form = useDraftForm({
    start: (): Draft => ({ state: states[0] ?? unnamedStates[0], name: "", proof: "" }),
    schema: draftSchema,
    startsOver: true,
    words: { failure: "The name could not be proposed. Try again." },
    send: (draft) => callProposeName({ monster, ...draft }),
    onSent,
  });
  return (
    <form {...form.getFormProps()} className="grid gap-3 mt-4">
      <NativeSelect
        label="State"
        data={states.map((state) => ({ value: state, label: stateLabels[state].label }))}
        {...form.getInputProps("state")}
      />
      <TextInput label="Name" required maxLength={maxStateNameLength} {...form.getInputProps("name")} />
      <Textarea
        label="Proof"
        required
        description="A link to a video, or how others can see it in the game."
        rows={2}
        maxLength={maxProofLength}
        {...form.getInputProps("proof")}
      />
      {form.refusal && <p role="alert">{form.refusal.message}</p>}
      <p>
        <Button type="submit" variant="filled" loading={form.busy} disabled={!form.isReady}>
          Propose
        </Button>
      </p>
    </form>
  );
}
