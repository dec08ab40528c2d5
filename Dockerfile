# syntax=docker/dockerfile:1
# The production site in a container: docs/deploy.md. tests/integration/any-backend/container.test.ts follows these steps without an
# engine and starts what comes of them.

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
ARG NEXT_PUBLIC_APP_CHECK_KEY
ARG NEXT_PUBLIC_OFFLINE
RUN npm run build
RUN node scripts/write-tree.mjs /tree

FROM node:22-slim
WORKDIR /site
ENV NODE_ENV=production PORT=8080 HOST=0.0.0.0 PATH=/site/bin:$PATH
# It belongs to root, so that the site itself cannot change a file of it.
COPY --from=build /tree ./
USER node
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "scripts/ask-health.mjs"]
# Not through npm, which would keep the signal to end from the server.
CMD ["node", "scripts/start.mjs"]
