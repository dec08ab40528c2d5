/** The health check of a container's host: ends with 0 while the site is well (docs/deploy.md, Liveness). */
const { PORT = "3000", QUARRY_LIVENESS_PORT: live } = process.env;
const path = live ? `${live}/api/health/live` : `${PORT}/api/health/ready`;
const isWell = await fetch(`http://127.0.0.1:${path}`, { signal: AbortSignal.timeout(4_000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isWell ? 0 : 1);
