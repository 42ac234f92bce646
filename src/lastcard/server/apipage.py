"""The page that documents the REST interface: plain HTML made here, without any script or third party."""

from __future__ import annotations

import base64
import hashlib
import html
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

_STYLE = """
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
:root { color-scheme: light dark }
code, pre { font-family: ui-monospace, monospace; overflow-wrap: anywhere }
pre { white-space: pre-wrap; border: 1px solid; padding: .5rem; overflow: auto }
h2 code { font-size: 1.1rem }
"""
STYLE_HASH = "'sha256-" + base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode() + "'"


class ApiPage(OpenAPIRenderPlugin):
    """Renders the OpenAPI document for people."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        del request
        return page(openapi_schema).encode()


def page(document: dict[str, Any]) -> str:
    """The whole page for an OpenAPI document."""
    info = document["info"]
    parts = [
        "<!doctype html>",
        f'<html lang="en"><head><meta charset="utf-8"><title>{_text(info["title"])}</title>',
        f"<style>{_STYLE}</style></head><body>",
        f"<h1>{_text(info['title'])}</h1><p>{_text(info.get('description', ''))}</p>",
        '<p><a href="/api/schema/openapi.json">openapi.json</a></p>',
    ]
    for path, methods in document["paths"].items():
        parts += [_operation(path, method, operation) for method, operation in methods.items()]
    parts.append("<h1>Schemas</h1>")
    for name, schema in document.get("components", {}).get("schemas", {}).items():
        parts.append(f'<h2 id="{_text(name)}"><code>{_text(name)}</code></h2><pre>{_text(_pretty(schema))}</pre>')
    parts.append("</body></html>")
    return "\n".join(parts)


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    lines = [f"<h2><code>{method.upper()} {_text(path)}</code></h2><p>{_text(operation.get('description', ''))}</p>"]
    body = operation.get("requestBody", {}).get("content", {})
    lines += [f"<p>Takes {_schema(content.get('schema', {}))}</p>" for content in body.values()]
    lines.append("<ul>")
    for status, answer in operation.get("responses", {}).items():
        schemas = ", ".join(_schema(content.get("schema", {})) for content in answer.get("content", {}).values())
        lines.append(f"<li><code>{_text(status)}</code> {schemas}: {_text(answer.get('description', ''))}</li>")
    lines.append("</ul>")
    return "\n".join(lines)


def _schema(schema: dict[str, Any]) -> str:
    name = str(schema.get("$ref", "")).rpartition("/")[2]
    if name:
        return f'<a href="#{_text(name)}"><code>{_text(name)}</code></a>'
    return f"<code>{_text(_pretty(schema))}</code>"


def _pretty(schema: object) -> str:
    return msgspec.json.format(msgspec.json.encode(schema), indent=2).decode()


def _text(value: object) -> str:
    return html.escape(str(value))
