import { useRouter } from "next/router";
import { useEffect, useState } from "react";

/**
 * Whether the address has been read: what follows from it may be requested. False in the static page and in the
 * first render. Call it after the hook that reads the address.
 */
export function useAddressRead(): boolean {
  const { isReady } = useRouter();
  const [read, setRead] = useState(false);
  useEffect(() => setRead(isReady), [isReady]);
  return read;
}
