"""The OpenAPI description, made from the endpoints and the structs themselves."""

import re
from typing import Any

import msgspec

from meadhall import __version__
from meadhall.core.texts import LANGUAGES
from meadhall.hall.net.api.endpoint import Endpoint
from meadhall.hall.problems import STATUS
from meadhall.hall.protocol.base import Problem

PATH_SCHEMAS = {
    "id": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"},
    "code": {"type": "string", "pattern": "^[A-Z2-9]{6}$"},
    "language": {"type": "string", "enum": list(LANGUAGES)},
    "file": {"type": "string", "pattern": "^[a-z0-9-]{1,64}(\\.rules)?\\.ftl$"},
}
REF = "#/components/schemas/{name}"


def describe(endpoints: list[Endpoint]) -> dict[str, Any]:
    kinds = [Problem]
    for endpoint in endpoints:
        kinds += [kind for kind in (endpoint.body, endpoint.answer) if kind is not None]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    known = dict(zip([id(kind) for kind in kinds], schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, known)
    described: dict[str, Any] = _portable(
        {
            "openapi": "3.1.0",
            "info": {
                "title": "Meadhall",
                "version": __version__,
                "description": "The hall's REST side; sockets: docs/protocol.md.",
            },
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {
                    "session": {"type": "apiKey", "in": "cookie", "name": "meadhall"}
                },
            },
        }
    )
    return described


def _operation(endpoint: Endpoint, known: dict[int, Any]) -> dict[str, Any]:
    responses: dict[str, Any] = {}
    for code in endpoint.codes():
        entry = responses.setdefault(
            str(STATUS[code]),
            {"description": "", "content": _json(known[id(Problem)])},
        )
        entry["description"] = ", ".join(filter(None, [entry["description"], code]))
    fine: dict[str, Any] = {"description": endpoint.summary}
    if endpoint.answer is not None:
        fine["content"] = _json(known[id(endpoint.answer)])
    else:
        fine["content"] = {"text/plain": {"schema": {"type": "string"}}}
    responses[str(endpoint.status)] = fine
    if endpoint.path == "/readyz":
        responses["503"] = {"description": "Not ready", "content": fine["content"]}
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.handler.__name__.strip("_"),
        "responses": responses,
    }
    if endpoint.signed_in:
        operation["security"] = [{"session": []}]
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": PATH_SCHEMAS[name]}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    if endpoint.query is not None:
        parameters += _query(endpoint.query)
    if parameters:
        operation["parameters"] = parameters
    if endpoint.body is not None:
        content = _json(known[id(endpoint.body)])
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _query(kind: Any) -> list[dict[str, Any]]:
    schema = msgspec.json.schema(kind)
    found: dict[str, Any] = schema["$defs"][kind.__name__]["properties"]
    parameters = []
    for name, one in found.items():
        choices = [c for c in one.get("anyOf", []) if c.get("type") != "null"]
        schema = choices[0] if choices else {k: v for k, v in one.items() if k != "default"}
        parameters.append({"name": name, "in": "query", "schema": schema})
    return parameters


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _portable(value: Any) -> Any:
    r"""Patterns for readers that know no \Z."""
    if isinstance(value, dict):
        return {key: _portable(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_portable(one) for one in value]
    return value.replace("\\Z", "$") if isinstance(value, str) else value
