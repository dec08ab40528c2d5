import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { NumberInput } from "@/components/ui/NumberInput";
import { notifySuccess } from "@/components/ui/notify";
import { RadioGroup } from "@/components/ui/RadioGroup";
import { adjustCoins, setBlock, setRole } from "@/hooks/admin/admin-calls";
import { useMutation } from "@/hooks/ui/use-mutation";
import { maxAdjustment } from "@/lib/admin/rules";
import type { ChangedPersonResponse, Person } from "@/lib/admin/schema";
import { createCreationKey } from "@/lib/http/create-creation-key";
import { maxAccountCoins, maxAdminCoins } from "@/lib/staff/rules";
import { formatCount, formatNumber } from "@/lib/text/format";
import { WhyField } from "./WhyField";

interface PersonDialogProps {
  person: Person;
  onChanged(person: Person): void;
  onClose(): void;
}

const roles = [
  { value: "none", label: "No role", note: "Posts and plays like everybody." },
  { value: "creator", label: "Creator", note: "Writes guides, reviews runs, decides reports." },
  { value: "admin", label: "Admin", note: "The same, and everything on this page." },
] as const;

/** Says of a change that it waits for somebody. */
function notifyPending({ pending }: Pick<ChangedPersonResponse, "pending">): void {
  if (!pending) return;
  void notifySuccess({
    title: "Waiting for confirmation",
    message: pending.delayedUntil
      ? "There is no other admin, so this happens in 24 hours. You can cancel it under Confirmations."
      : "Another admin has to confirm this under Confirmations.",
  });
}

/** Gives a role or takes it away. */
export function RoleDialog({ person, onChanged, onClose }: PersonDialogProps) {
  const [key] = useState(createCreationKey);
  const [role, setChosen] = useState<Person["role"]>(person.role);
  const [why, setWhy] = useState("");
  const change = useMutation(async () => {
    const reply = await setRole(person.uid, { key, role, why });
    onChanged(reply.person);
    notifyPending(reply);
    onClose();
  }, "The role could not be changed. Try again.");
  return (
    <ConfirmDialog
      opened
      title={`Role of ${person.displayName}`}
      action="Change role"
      busyAction="Changing"
      busy={change.busy}
      problem={change.problem}
      isReady={role !== person.role && why.trim() !== ""}
      onConfirm={() => void change.run()}
      onClose={onClose}
    >
      <p>
        Another admin has to confirm a new role. It counts with the next call of {person.displayName}, whose
        sessions end.
      </p>
      <RadioGroup label="Role" look="rows" options={roles} value={role} onChange={setChosen} />
      <WhyField value={why} onChange={setWhy} description="They can read this." />
    </ConfirmDialog>
  );
}

const blockChoices = [0, 1, 3, 7, 30, 90, 365];

/** Blocks somebody from posting, or ends that. */
export function BlockDialog({ person, onChanged, onClose }: PersonDialogProps) {
  const [days, setDays] = useState(person.block ? 0 : 7);
  const [why, setWhy] = useState("");
  const change = useMutation(async () => {
    const { until } = await setBlock(person.uid, { days, reason: why });
    onChanged({ ...person, block: until === null ? null : { until, reason: why } });
    onClose();
  }, "The block could not be saved. Try again.");
  const choices = person.block ? blockChoices : blockChoices.slice(1);
  return (
    <ConfirmDialog
      opened
      title={`Block ${person.displayName}`}
      action={days === 0 ? "End block" : "Block"}
      busyAction="Saving"
      busy={change.busy}
      problem={change.problem}
      isReady={why.trim() !== ""}
      onConfirm={() => void change.run()}
      onClose={onClose}
    >
      <p>A blocked hunter can read and save, but not post. What they posted stays.</p>
      <NativeSelect
        label="Block for"
        required
        value={days}
        onChange={({ target }) => setDays(Number(target.value))}
      >
        {choices.map((each) => (
          <option key={each} value={each}>
            {each === 0 ? "End the block" : formatCount(each, "day", "days")}
          </option>
        ))}
      </NativeSelect>
      <WhyField value={why} onChange={setWhy} description="They can read this." />
    </ConfirmDialog>
  );
}

/** Adds or removes coins as one entry of the statement. */
export function CoinsDialog({ person, onChanged, onClose }: PersonDialogProps) {
  // One key for all attempts of this dialog: a repeated one moves nothing more.
  const [key] = useState(createCreationKey);
  const [text, setText] = useState("");
  const [why, setWhy] = useState("");
  const amount = /^[+-]?\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  const isAmount = amount !== 0 && Math.abs(amount) <= maxAdjustment;
  const change = useMutation(async () => {
    const reply = await adjustCoins(person.uid, { key, amount, why });
    onChanged(reply.person);
    notifyPending(reply);
    onClose();
  }, "The coins could not be adjusted. Try again.");
  return (
    <ConfirmDialog
      opened
      title={`Coins of ${person.displayName}`}
      action={amount < 0 ? "Remove coins" : "Add coins"}
      busyAction="Saving"
      busy={change.busy}
      problem={change.problem}
      isReady={isAmount && why.trim() !== ""}
      onConfirm={() => void change.run()}
      onClose={onClose}
    >
      <p>
        Balance: {formatCount(person.coins, "coin", "coins")}. Another admin has to confirm more than{" "}
        {formatNumber(maxAccountCoins)} coins a day for one account, or {formatNumber(maxAdminCoins)} from
        you.
      </p>
      <NumberInput
        label="Coins to add"
        required
        description={`Negative to remove, ${formatNumber(maxAdjustment)} at most`}
        error={text !== "" && text !== "-" && !isAmount ? "Enter a whole number other than 0." : undefined}
        data-autofocus
        inputMode="text"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <WhyField value={why} onChange={setWhy} description="It is in their statement." />
    </ConfirmDialog>
  );
}
