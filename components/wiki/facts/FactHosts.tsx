import { useLocalTimes } from "@/hooks/ui/use-local-times";
import { CompareHost } from "./CompareHost";
import { RecordCardHost } from "./RecordCardHost";

/** What `FactsHost` loads. */
export function FactHosts() {
  useLocalTimes();
  return (
    <>
      <CompareHost />
      <RecordCardHost />
    </>
  );
}
