import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { maxPictureBytes } from '../core/picture-file.ts'
import { mostBytesAt } from './body-limits.ts'

const web = join(import.meta.dirname, '../web')

/** Whether a module calls `uploadPicture`, by itself or through others of the pages' own, on the server. */
function takesPictures(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || !file.startsWith(web) || !existsSync(file)) return false
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  if (/\buploadPicture\(/.test(text)) return true
  const imported = [...text.matchAll(/^import (?!type\b)[^;']*'(\.[^']+)'/gm)].map((found) => found[1] ?? '')
  return imported.some((name) => takesPictures(join(dirname(file), name), seen))
}

/** The addresses of `routes.ts` whose action takes a picture, each the way a form would post to it. */
function pathsThatTakePictures(): Array<string> {
  const routes = readFileSync(join(web, 'routes.ts'), 'utf8')
  const paths: Array<string> = []
  let parent = ''
  for (const line of routes.split('\n')) {
    const [, indent = '', path, file] = /^( +)(?:route\('([^']+)', |index\()'([^']+)'/.exec(line) ?? []
    if (!file) continue
    if (indent.length === 2) parent = line.endsWith('[') ? `/${path ?? ''}` : ''
    if (line.endsWith('[') || !takesPictures(join(web, file))) continue
    paths.push(`${parent}/${path ?? ''}`.replace(/\/$/, ''))
  }
  return paths.flatMap((path) => [
    path.replace(/\/:\w+\?$/, '').replaceAll(/:\w+/g, 'one'),
    path.replaceAll(/:\w+\??/g, 'one'),
  ])
}

test('every form that takes a picture may send one of the largest, with its words', () => {
  const paths = [...new Set(pathsThatTakePictures())]
  expect(paths.toSorted()).toEqual([
    '/account',
    '/admin/affiliates/new',
    '/admin/affiliates/one',
    '/admin/blog/edit',
    '/admin/blog/edit/one',
    '/admin/kb/edit',
    '/admin/kb/edit/one',
    '/admin/settings',
    '/my-recipes/one/edit',
    '/submissions/one/edit',
    '/submit-recipe',
  ])
  const tooSmall = paths
    .flatMap((path) => [path, `${path}.data`])
    .filter((path) => mostBytesAt(path) < maxPictureBytes + 2_000_000)
  expect(tooSmall).toEqual([])
})
