import { lookup } from 'mrmime';

/** The `Content-Type` a file is served with, by the ending of its name. */
export function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
