# syntax=docker/dockerfile:1
# The production site in a container: docs/deploy.md.

FROM node:22-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Whatever begins with NEXT_PUBLIC_ is written into the build.
ARG NEXT_PUBLIC_SITE_NAME
ARG NEXT_PUBLIC_SITE_URL
ARG NEXT_PUBLIC_DISCORD_URL
ARG NEXT_PUBLIC_DONATION_URL
ARG NEXT_PUBLIC_CONTACT_EMAIL
ARG NEXT_PUBLIC_TAG_MANAGER_ID
ARG NEXT_PUBLIC_AD_ACCOUNT
ARG NEXT_PUBLIC_FIREBASE_API_KEY
ARG NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN
ARG NEXT_PUBLIC_FIREBASE_PROJECT_ID
ARG NEXT_PUBLIC_FIREBASE_APP_ID
RUN npm run build
RUN npm prune --omit=dev

FROM node:22-slim
WORKDIR /site
ENV NODE_ENV=production PORT=8080 HOST=0.0.0.0
COPY --from=build --chown=node:node /site ./
USER node
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "const { PORT, QUARRY_LIVENESS_PORT: live } = process.env; fetch('http://127.0.0.1:' + (live ? live + '/api/health/live' : PORT + '/api/health/ready')).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which would keep the signal to end from the server.
CMD ["node", "scripts/start.mjs"]
