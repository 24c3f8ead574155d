# The program with a 2.4 beside it, which has mod_access_compat: it upgrades a copied server and tries what comes of it.
#
#   docker build -t httpd-upgrade .
#   docker run --rm -it --network none --user "$(id -u):$(id -g)" -v "$PWD/old:/old" httpd-upgrade upgrade /old
#
# Debian's own Node and httpd; the digest is that of trixie-slim for every platform. `docker buildx imagetools inspect
# debian:trixie-slim` shows a newer one.
FROM debian:trixie-slim@sha256:a29215f6a35e51e22adffa17f89e9d2ef06214e64a2bad10d765c46aea49f11f
LABEL org.opencontainers.image.source="https://github.com/httpd-upgrade/httpd-upgrade"
LABEL org.opencontainers.image.licenses="MIT"
RUN apt-get update && apt-get install --yes --no-install-recommends apache2-bin nodejs && rm -rf /var/lib/apt/lists /var/cache/apt
COPY LICENSE dist/package.json dist/cli*.js* /usr/lib/httpd-upgrade/
RUN ln -s ../lib/httpd-upgrade/cli.js /usr/bin/httpd-upgrade && mkdir /old
# Whoever owns the copied server says so: --user "$(id -u):$(id -g)".
USER 1000:1000
WORKDIR /old
ENTRYPOINT ["httpd-upgrade"]
