import { ShortcutsDialog } from "@/components/ui/ShortcutsDialog";

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

/** The keys of the queue, and how it is sorted. */
export function ModerationHelp(props: ModerationHelpProps) {
  return (
    <ShortcutsDialog {...props} keys={keys}>
      <h3 className="mt-4 text-15 leading-6">Order of the queue</h3>
      <p className="mt-1 text-13 leading-5 text-dim">
        The longest wait comes first. Harassment and sexual or violent content count as 72 hours older,
        impersonation and cheating as 24, spam as 12. Each further report adds 12 hours, up to 48.
      </p>
    </ShortcutsDialog>
  );
}
