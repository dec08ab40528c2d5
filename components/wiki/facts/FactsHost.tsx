import { type ComponentType, useState } from "react";
import { useFirstInput } from "@/hooks/ui/use-first-input";

/** The place of cards and of the tray in the shell. Both come with the first input: a page that is only read has none. */
export function FactsHost() {
  const [Hosts, setHosts] = useState<ComponentType>();
  useFirstInput(
    () =>
      void import("./FactHosts").then(
        (loaded) => setHosts(() => loaded.FactHosts),
        // Without a connection there are none.
        () => {},
      ),
  );
  return Hosts && <Hosts />;
}
