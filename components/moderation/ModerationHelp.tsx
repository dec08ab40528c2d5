import { Checkbox } from "@/components/ui/Checkbox";
import { Dialog } from "@/components/ui/Dialog";
import classes from "./Moderation.module.css";

const keys = [
  ["j", "Next case"],
  ["k", "Previous case"],
  ["c", "Claim or release"],
  ["h", "Hide the content"],
  ["d", "Dismiss the reports"],
  ["?", "Keyboard shortcuts"],
] as const;

interface ModerationHelpProps {
  hasKeys: boolean;
  onKeys(hasKeys: boolean): void;
  onClose(): void;
}

/** The keys of the queue, how it is sorted, and the switch that turns the keys off. */
export function ModerationHelp({ hasKeys, onKeys, onClose }: ModerationHelpProps) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className="grid gap-2 text-14 leading-5">
        {keys.map(([key, label]) => (
          <div key={key} className="flex items-center gap-3">
            <dt>
              <kbd className={`${classes.key} inline-block text-13`}>{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-13 leading-5 text-dim">They do nothing while you type.</p>
      <Checkbox className="mt-3 text-14" checked={hasKeys} onChange={({ target }) => onKeys(target.checked)}>
        Use keyboard shortcuts
      </Checkbox>
      <h3 className="mt-4 text-15 leading-6">Order of the queue</h3>
      <p className="mt-1 text-13 leading-5 text-dim">
        The longest wait comes first. Harassment and sexual or violent content count as 72 hours older,
        impersonation and cheating as 24, spam as 12. Each further report adds 12 hours, up to 48.
      </p>
    </Dialog>
  );
}
