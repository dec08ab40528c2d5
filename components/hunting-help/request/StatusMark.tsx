import { IconCheck, IconClock, IconMessageCircle, IconX } from "@tabler/icons-react";
import { type RequestStatus, requestStatusLabels } from "@/lib/hunting-help/kinds";

const icons = {
  open: IconMessageCircle,
  solved: IconCheck,
  expired: IconClock,
  withdrawn: IconX,
  closed: IconX,
};

/** The status of a request, as icon and word. */
export function StatusMark({ status }: { status: RequestStatus }) {
  const Icon = icons[status];
  return (
    <span
      className={`inline-flex items-center gap-1 font-medium ${status === "solved" ? "text-good" : status === "open" ? "text-signal" : "text-dim"}`}
    >
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      {requestStatusLabels[status]}
    </span>
  );
}
