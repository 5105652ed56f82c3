"""A push service on this machine, over TLS, and a browser that subscribed to it."""

import datetime
import http.server
import ipaddress
import json
import ssl
import threading
import time
from pathlib import Path
from queue import Queue
from typing import Any

import http_ece
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.x509.oid import NameOID

from meadhall.hall.fleet.push import b64, new_key, unb64
from tests.hall.support import PATIENCE

KEY = new_key()
CONTACT = "mailto:host@hall.example"
ON = {"push_key": KEY, "push_contact": CONTACT, "push_anywhere": "yes"}
DAY = datetime.timedelta(days=1)


def _named(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])


def certificates(folder: Path) -> tuple[Path, Path]:
    """A certificate authority of our own, and its certificate for this machine, with the key."""
    now = datetime.datetime.now(datetime.UTC)
    of_authority, of_service = (ec.generate_private_key(ec.SECP256R1()) for _ in range(2))

    def certified(name: str, key: ec.EllipticCurvePrivateKey) -> x509.CertificateBuilder:
        return (
            x509.CertificateBuilder()
            .subject_name(_named(name))
            .issuer_name(_named("an authority"))
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - DAY)
            .not_valid_after(now + DAY)
        )

    here = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    authority = certified("an authority", of_authority).add_extension(
        x509.BasicConstraints(ca=True, path_length=0), critical=True
    )
    service = certified("a push service", of_service).add_extension(here, critical=False)
    pem = serialization.Encoding.PEM
    trusted, own = folder / "authority.pem", folder / "service.pem"
    trusted.write_bytes(authority.sign(of_authority, hashes.SHA256()).public_bytes(pem))
    own.write_bytes(
        service.sign(of_authority, hashes.SHA256()).public_bytes(pem)
        + of_service.private_bytes(
            pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
    )
    return trusted, own


class Service:
    """Keeps what was pushed to it; `next` reads it as the browser does."""

    def __init__(self, folder: Path, known: tuple[Path, Path] | None = None) -> None:
        """`known`: certificates of another service on this machine."""
        self.answer = threading.Event()  # cleared: messages are taken, but not answered
        self.answer.set()
        self.trickle = False  # answers byte by byte, without end
        self.got: Queue[tuple[str, dict[str, str], bytes]] = Queue()
        self.status = 201
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))
        self.authority, self.own = known or certificates(folder)
        got, service = self.got, self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                if not service.answer.is_set():
                    got.put((self.path, headers, body))
                    service.answer.wait(PATIENCE)
                while service.trickle:
                    self.wfile.write(b"H")
                    self.wfile.flush()
                    time.sleep(0.05)
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()
                got.put((self.path, headers, body))

            def log_message(self, *_: Any) -> None:
                pass

        class Server(http.server.ThreadingHTTPServer):
            def handle_error(self, *_: Any) -> None:  # somebody did not trust us
                pass

        self.server = Server(("127.0.0.1", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.own)
        self.server.socket = context.wrap_socket(
            self.server.socket, server_side=True, do_handshake_on_connect=False
        )
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    @property
    def origin(self) -> str:
        return f"https://127.0.0.1:{self.server.server_port}"

    def subscription(self, path: str = "/one") -> dict[str, Any]:
        """What a browser's PushSubscription says of itself."""
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        point = self.key.public_key().public_bytes(*form)
        keys = {"p256dh": b64(point), "auth": b64(self.auth)}
        return {"endpoint": self.origin + path, "expirationTime": None, "keys": keys}

    def next(self) -> tuple[str, dict[str, str], Any]:
        """Path, headers and the message, decrypted by RFC 8291."""
        path, headers, body = self.got.get(timeout=PATIENCE)
        assert headers["content-encoding"] == "aes128gcm"
        text = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        return path, headers, json.loads(text)

    def another(self) -> "Service":
        """On another port, trusted alike."""
        return Service(self.authority.parent, (self.authority, self.own))

    def close(self) -> None:
        self.trickle = False
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


def signed_claims(authorization: str) -> tuple[str, dict[str, Any]]:
    """Whose key signed a VAPID header (RFC 8292), and what it claims; fails if it did not."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(parts["k"]))
    r, s = (int.from_bytes(half, "big") for half in _halves(unb64(signature)))
    point.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return parts["k"], json.loads(unb64(claims))


def _halves(signature: bytes) -> tuple[bytes, bytes]:
    assert len(signature) == 64
    return signature[:32], signature[32:]


def in_time(expires: int) -> bool:
    """Push services refuse what is valid for more than a day."""
    return time.time() < expires < time.time() + 86_400
