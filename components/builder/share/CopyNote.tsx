import type { CopyOutcome } from "@/hooks/ui/use-copy";

const labels: Readonly<Record<NonNullable<CopyOutcome>, string>> = {
  copied: "Copied",
  selected: "Selected: press Ctrl or Cmd + C",
  failed: "Your browser did not allow copying",
};

/** Says how copying went, on the screen and to readers of it. */
export function CopyNote({ state }: { state: CopyOutcome }) {
  return (
    <span
      role="status"
      className={`${state === "copied" ? "text-good font-semibold" : "text-dim"} text-14 leading-5 text-end`}
    >
      {state === "copied" && <span aria-hidden="true">✓ </span>}
      {state && labels[state]}
    </span>
  );
}
