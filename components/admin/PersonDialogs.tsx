import { NativeSelect } from "@mantine/core";
import { FormDialog } from "@/components/ui/FormDialog";
import { NumberInput } from "@/components/ui/NumberInput";
import { notifySuccess } from "@/components/ui/notify";
import { RadioRows } from "@/components/ui/RadioRows";
import { callAdjustCoins, callSetRole, setBlock } from "@/hooks/admin/admin-calls";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { maxAdjustment } from "@/lib/admin/rules";
import type { ChangedPersonResponse, Person } from "@/lib/admin/schema";
import { createDraftSchema } from "@/lib/site/draft-schema";
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

function findNoReason(why: string): string {
  return why.trim() === "" ? "Give a reason." : "";
}

function findNoAmount(text: string): string {
  const amount = readAmount(text);
  return amount !== 0 && Math.abs(amount) <= maxAdjustment ? "" : "Enter a whole number other than 0.";
}

const blockSchema = createDraftSchema<{ days: string; reason: string }>(({ reason }) => ({
  reason: findNoReason(reason),
}));

const coinsSchema = createDraftSchema<{ amount: string; why: string }>(({ amount, why }) => ({
  amount: findNoAmount(amount),
  why: findNoReason(why),
}));

/** Gives a role or takes it away. */
export function RoleDialog({ person, onChanged, onClose }: PersonDialogProps) {
  const form = useDraftForm({
    start: { role: person.role, why: "" },
    schema: createDraftSchema<{ role: Person["role"]; why: string }>(({ role, why }) => ({
      role: role === person.role ? "Choose another role." : "",
      why: findNoReason(why),
    })),
    words: { failure: "The role could not be changed. Try again." },
    send: (chosen, { key }) => callSetRole(person.uid, { key, ...chosen }),
    onSent: (reply) => {
      onChanged(reply.person);
      notifyPending(reply);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={`Role of ${person.displayName}`}
      action="Change role"
      busyAction="Changing"
      onClose={onClose}
    >
      <p>
        Another admin has to confirm a new role. It counts with the next call of {person.displayName}, whose
        sessions end.
      </p>
      <RadioRows label="Role" options={roles} {...form.getInputProps("role")} />
      <WhyField {...form.getInputProps("why")} description="They can read this." />
    </FormDialog>
  );
}

const blockChoices = [0, 1, 3, 7, 30, 90, 365];

/** Blocks somebody from posting, or ends that. */
export function BlockDialog({ person, onChanged, onClose }: PersonDialogProps) {
  const form = useDraftForm({
    start: { days: person.block ? "0" : "7", reason: "" },
    schema: blockSchema,
    words: { failure: "The block could not be saved. Try again." },
    send: ({ days, reason }) => setBlock(person.uid, { days: Number(days), reason }),
    onSent: ({ until }, { sent: { reason } }) => {
      onChanged({ ...person, block: until === null ? null : { until, reason } });
      onClose();
    },
  });
  const { days } = form.values;
  const choices = person.block ? blockChoices : blockChoices.slice(1);
  return (
    <FormDialog
      form={form}
      title={`Block ${person.displayName}`}
      action={days === "0" ? "End block" : "Block"}
      busyAction="Saving"
      onClose={onClose}
    >
      <p>A blocked hunter can read and save, but not post. What they posted stays.</p>
      <NativeSelect label="Block for" required {...form.getInputProps("days")}>
        {choices.map((each) => (
          <option key={each} value={each}>
            {each === 0 ? "End the block" : formatCount(each, "day", "days")}
          </option>
        ))}
      </NativeSelect>
      <WhyField {...form.getInputProps("reason")} description="They can read this." />
    </FormDialog>
  );
}

/** Adds or removes coins as one entry of the statement. */
export function CoinsDialog({ person, onChanged, onClose }: PersonDialogProps) {
  const form = useDraftForm({
    start: { amount: "", why: "" },
    schema: coinsSchema,
    words: { failure: "The coins could not be adjusted. Try again." },
    // One key for all attempts of this dialog: a repeated one moves nothing more.
    send: (typed, { key }) =>
      callAdjustCoins(person.uid, { key, amount: readAmount(typed.amount), why: typed.why }),
    onSent: (reply) => {
      onChanged(reply.person);
      notifyPending(reply);
      onClose();
    },
  });
  const { amount: text } = form.values;
  const amount = readAmount(text);
  return (
    <FormDialog
      form={form}
      title={`Coins of ${person.displayName}`}
      action={amount < 0 ? "Remove coins" : "Add coins"}
      busyAction="Saving"
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
        {...form.getInputProps("amount")}
        error={text !== "" && text !== "-" ? findNoAmount(text) || form.errors.amount : form.errors.amount}
        data-autofocus
        inputMode="text"
      />
      <WhyField {...form.getInputProps("why")} description="It is in their statement." />
    </FormDialog>
  );
}

/** Whole coins as they are typed; 0 for what is no number. */
function readAmount(text: string): number {
  return /^[+-]?\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
}
