# PostgreSQL that knows the account of the server: docker build -f deploy/postgres.Dockerfile .
FROM postgres:17
RUN useradd --system --uid 10001 silvertray
COPY deploy/postgres.sh /docker-entrypoint-initdb.d/silvertray.sh
