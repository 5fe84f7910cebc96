# One image for the API, the worker and the migrations; the command chooses:
#   node apps/server/src/main-api.ts        (the default)
#   node apps/server/src/main-worker.ts
#   node apps/server/src/main-migrate.ts
# `npm run image` builds it with buildah and tries it.
ARG BASE=node:24-slim

FROM ${BASE} AS screens
WORKDIR /sarai
COPY . .
# Secrets give the build access to its registry and stay out of every layer.
ENV NODE_EXTRA_CA_CERTS=/run/secrets/ca NPM_CONFIG_USERCONFIG=/run/secrets/npmrc
RUN --mount=type=secret,id=npmrc --mount=type=secret,id=ca \
    npm ci --ignore-scripts && npm run build

FROM ${BASE} AS server
WORKDIR /sarai
COPY . .
ENV NODE_EXTRA_CA_CERTS=/run/secrets/ca NPM_CONFIG_USERCONFIG=/run/secrets/npmrc
RUN --mount=type=secret,id=npmrc --mount=type=secret,id=ca \
    npm ci --omit=dev --ignore-scripts --workspace=apps/server && \
    rm -rf apps/portal apps/desk packages/ui packages/frame scripts tools

FROM ${BASE}
WORKDIR /sarai
COPY --from=server /sarai ./
COPY --from=screens /sarai/apps/portal/dist ./screens/portal
COPY --from=screens /sarai/apps/desk/dist ./screens/desk
ARG BUILD_ID=image
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 BUILD_ID=${BUILD_ID} \
    PORTAL_FILES=/sarai/screens/portal DESK_FILES=/sarai/screens/desk
# An unprivileged user: it owns no file here and needs to write none.
USER 65534:65534
EXPOSE 3000
CMD ["node", "apps/server/src/main-api.ts"]
