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

/** The text of a table: spreadsheets that do not write UTF-8 write letters as Windows does. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** `pact.csv` holds entries of the kind pact. */
export function sectionOf(file: string): string {
  return file.replace(/^.*[\\/]/, '').replace(/( ?\(\d+\))?\.[^.]*$/, '');
}

/** A file out of a folder that somebody chose. */
export type FromFolder = Pick<File, 'name' | 'webkitRelativePath'>;

const folderOf = (file: FromFolder): string => file.webkitRelativePath.slice(0, -file.name.length);
const depthOf = (folder: string): number => folder.split('/').length;

/** The files of the pack in a folder: those beside its `pack.toml`, of several the one that lies highest. */
export function packIn<F extends FromFolder>(files: readonly F[]): F[] {
  const [first] = files.filter((file) => file.name === 'pack.toml').map(folderOf).sort((a, b) => depthOf(a) - depthOf(b));
  return files.filter((file) => folderOf(file) === first && file.name.endsWith('.toml') && !file.name.startsWith('.'));
}
