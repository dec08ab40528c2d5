import { useLocalTimes } from "@/hooks/ui/use-local-times";
import { CompareHost } from "./CompareHost";
import { RecordCardHost } from "./RecordCardHost";

/** The part of `FactsHost` that is loaded late. */
export function FactHosts() {
  useLocalTimes();
  return (
    <>
      <CompareHost />
      <RecordCardHost />
    </>
  );
}
