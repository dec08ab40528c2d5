import { CompareHost } from "./CompareHost";
import { RecordCardHost } from "./RecordCardHost";

/** What `FactsHost` loads. */
export function FactHosts() {
  return (
    <>
      <CompareHost />
      <RecordCardHost />
    </>
  );
}
