# The hall in a container: builds the wheel (rules compiled, client built), installs and runs it.
# `make image` runs these commands in a clean root without Docker.
FROM python:3.11-slim-bookworm AS build
RUN apt-get update \
 && apt-get install -y --no-install-recommends gcc libc6-dev \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN python -m pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .
RUN python -m venv /venv \
 && /venv/bin/python -m pip install --no-cache-dir --constraint requirements/play.txt \
    "$(echo /wheels/*.whl)[hall]"

FROM python:3.11-slim-bookworm
RUN useradd --system --uid 10001 --create-home --home-dir /data meadhall
COPY --from=build /venv /venv
ENV PATH=/venv/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    MEADHALL_HOST=0.0.0.0 \
    MEADHALL_PORT=8000 \
    MEADHALL_DATA=/data
USER meadhall
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["python", "-c", \
    "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["meadhall"]
CMD ["serve"]
