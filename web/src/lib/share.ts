/** Shares join links: link, QR code, clipboard. */
export const joinLink = (code: string): string => `${location.origin}/join/${code}`;

/** QR code of a text as an SVG path, with its width in modules. */
export async function qr(text: string): Promise<{ path: string; size: number }> {
  const { default: qrcode } = await import("qrcode-generator");
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = "";
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { path, size };
}

export const canShare = (): boolean => typeof navigator.share === "function";

export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // not permitted, or no secure context: the text can still be selected
  }
}
