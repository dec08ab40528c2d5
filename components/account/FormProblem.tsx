import { Note } from "@/components/ui/Note";

/** Why an attempt failed, above the button that made it; announced when it appears. */
export function FormProblem({ message }: { message: string | undefined }) {
  // The region must exist before its text: screen readers announce changes, not arrivals. Empty, it takes no space,
  // nor the gap of the form around it.
  return (
    <div role="alert" className="empty:absolute">
      {message && <Note tone="bad">{message}</Note>}
    </div>
  );
}
