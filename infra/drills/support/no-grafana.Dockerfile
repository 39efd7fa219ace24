# In the place of Grafana's image, where that cannot be had: the drill go-live with --without-grafana. It answers nothing.
FROM node:24-bookworm-slim AS grafana
CMD ["sleep", "infinity"]
