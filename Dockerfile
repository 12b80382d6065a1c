# The server with the built site in it. Nothing of the local stand-ins is in the image.

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY graphql-server/package.json graphql-server/
COPY web/package.json web/

FROM packages AS build
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY graphql-server graphql-server
COPY web web
RUN npm run build

FROM packages AS production-packages
RUN npm ci --omit=dev --workspace=graphql-server --ignore-scripts --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
# Fewer arenas of memory: decoding pictures would leave each thread with one of its own.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=production-packages /app/package.json ./
COPY --from=production-packages /app/node_modules node_modules
COPY --from=build /app/graphql-server/package.json graphql-server/
COPY --from=build /app/graphql-server/dist graphql-server/dist
COPY --from=build /app/web/dist web/dist
# The folder of DATA_DIRECTORY; a volume that is mounted here belongs to the user, too.
RUN mkdir -p /var/lib/saffron-court && chown node:node /var/lib/saffron-court
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "graphql-server/dist/src/main.js"]
