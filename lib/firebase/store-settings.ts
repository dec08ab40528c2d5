/**
 * How the connection to Firestore behaves while the store is away. Left alone the client waits longer after each
 * failed attempt, up to two minutes, and the site stays down for that long after the store is back. A connection
 * that died without a word it uses until the system gives up on it, a quarter of an hour later.
 */
export const storeSettings = {
  "grpc.initial_reconnect_backoff_ms": 250,
  "grpc.max_reconnect_backoff_ms": 1_000,
  // A connection with a call on it that has been silent for this long is asked whether it still lives.
  "grpc.keepalive_time_ms": 10_000,
  "grpc.keepalive_timeout_ms": 5_000,
};
