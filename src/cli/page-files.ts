import { glob, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { largestPage } from '../importer/sources/web-page/read-web-page.ts'

/** `id` is the given address, or a path below the given folder without its extension. */
export type NamedPage =
  | { kind: 'address'; id: string }
  | { kind: 'file'; id: string; path: string }
  | { kind: 'missing'; id: string; problem: string }

const pagesOfFolder = '**/*.{html,htm,xhtml,html.gz}'
/** Files of recipe managers that `import` reads, beside pages. */
export const recipeFilesOfFolder =
  '**/*.{html,htm,xhtml,html.gz,json,csv,tsv,xml,cml,fdx,mcb,mmf,mxp,rk,rtk,crumb,enex,yaml,yml,cook,md,pdf,zip,paprikarecipe,paprikarecipes,melarecipe,melarecipes}'
/** Bytes. The largest export of a recipe manager, with pictures. */
export const largestExport = 1024 * 1024 * 1024
const pageEnding = /\.x?html?(?:\.gz)?$/i

/** Resolves a command's arguments: addresses, files, and all pages in a folder. */
export async function* namedPages(
  targets: ReadonlyArray<string>,
  filesOfFolder = pagesOfFolder,
): AsyncGenerator<NamedPage> {
  for (const target of targets) {
    if (/^https?:\/\//i.test(target)) {
      yield { kind: 'address', id: target }
      continue
    }
    const info = await stat(target).catch(() => null)
    if (!info) yield { kind: 'missing', id: target, problem: 'There is no such file or folder.' }
    else if (!info.isDirectory()) yield { kind: 'file', id: basename(target).replace(pageEnding, ''), path: target }
    else {
      for await (const path of glob(filesOfFolder, { cwd: target })) {
        yield { kind: 'file', id: path.replace(pageEnding, '').replaceAll('\\', '/'), path: join(target, path) }
      }
    }
  }
}

export type PageFile = { ok: true; bytes: Uint8Array } | { ok: false; problem: string }

/** Reads a file. Decompresses a page only up to the largest page size, because a small bomb may contain gigabytes. */
export async function readPageFile(path: string, largest = largestPage): Promise<PageFile> {
  const isPage = pageEnding.test(path)
  const tooLarge = { ok: false, problem: isPage ? 'page too large' : 'file too large' } as const
  try {
    if ((await stat(path)).size > (isPage ? largestPage : largest)) return tooLarge
    const stored = await readFile(path)
    return { ok: true, bytes: path.endsWith('.gz') ? gunzipSync(stored, { maxOutputLength: largestPage }) : stored }
  } catch (cause) {
    if (cause instanceof RangeError && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE') return tooLarge
    return { ok: false, problem: cause instanceof Error ? cause.message : String(cause) }
  }
}
