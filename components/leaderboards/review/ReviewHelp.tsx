import { ShortcutsDialog } from "@/components/ui/ShortcutsDialog";

const keys = [
  ["j", "Next run"],
  ["k", "Previous run"],
  ["c", "Claim or release"],
  ["v", "Verify, or grant the appeal"],
  ["r", "Reject, or deny the appeal"],
  ["?", "Keyboard shortcuts"],
] as const;

interface ReviewHelpProps {
  hasKeys: boolean;
  onKeys(hasKeys: boolean): void;
  onClose(): void;
}

/** The keys of the review. */
export function ReviewHelp(props: ReviewHelpProps) {
  return <ShortcutsDialog {...props} keys={keys} />;
}
