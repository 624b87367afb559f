// Files that come and go: a pack as a zip file, tables of its cards.

/** Let the browser keep a file. */
export function keepFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** The bytes of a file as text, as JSON has them. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const CHUNK = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}

/** `pact.csv` holds entries of the kind pact. */
export function sectionOf(file: string): string {
  return file.replace(/^.*[\\/]/, '').replace(/( ?\(\d+\))?\.[^.]*$/, '');
}
