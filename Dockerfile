# One image for the web process, the worker and the commands (`spa`).
FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund \
  && node scripts/prune-packages.mjs

FROM node:26-slim
# The young space: see docs/operations.md
ENV NODE_ENV=production NODE_OPTIONS=--max-semi-space-size=64
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
RUN chmod +x dist/src/cli/main.js && ln -s /app/dist/src/cli/main.js /usr/local/bin/spa
# A volume that is mounted here belongs to the account that writes backups.
RUN install -d -o node -g node -m 700 /backups
USER node
EXPOSE 3000
CMD ["node", "dist/src/main.js"]
