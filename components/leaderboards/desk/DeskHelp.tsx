import { Checkbox } from "@/components/ui/Checkbox";
import { Dialog } from "@/components/ui/Dialog";
import classes from "./Desk.module.css";

const keys = [
  ["j", "Next run"],
  ["k", "Previous run"],
  ["c", "Claim or release"],
  ["v", "Verify, or grant the appeal"],
  ["r", "Reject, or deny the appeal"],
  ["?", "Keyboard shortcuts"],
] as const;

interface DeskHelpProps {
  hasKeys: boolean;
  onKeys(hasKeys: boolean): void;
  onClose(): void;
}

/** The keys of the desk, and the switch that turns them off. */
export function DeskHelp({ hasKeys, onKeys, onClose }: DeskHelpProps) {
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
    </Dialog>
  );
}
