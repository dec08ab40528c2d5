import type { CopyOutcome } from "@/hooks/ui/use-copy";

/** How copying went, next to its button. */
export function CopyStatus({ state }: { state: CopyOutcome }) {
  return (
    <span role="status" className="text-14 text-dim">
      {state === "copied" && "Copied"}
      {state === "selected" && "Selected. Copy it with Ctrl + C."}
    </span>
  );
}
