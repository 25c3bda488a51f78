import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const script = join(import.meta.dirname, '../../bin/marshmallow')

/** Creates a clone with the command line and the given programs. */
async function clone(programs: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'marshmallow-clone-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'bin'))
  await copyFile(script, join(root, 'bin/marshmallow'))
  await chmod(join(root, 'bin/marshmallow'), 0o755)
  for (const [path, body] of Object.entries(programs)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), body, { mode: 0o755 })
  }
  return root
}

function marshmallow(root: string) {
  const env = { PATH: `${join(root, 'host')}:/usr/bin:/bin` }
  return new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(join(root, 'bin/marshmallow'), ['review'], { env }, (error, output, errorOutput) =>
      resolve({ code: error ? error.code : 0, printed: output + errorOutput }),
    )
  })
}

const newNode = '#!/bin/sh\n[ "$1" = -e ] || echo "host runs $2"\n'
const oldNode = '#!/bin/sh\n[ "$1" = -e ] && exit 1\necho ERR_UNKNOWN_FILE_EXTENSION\nexit 1\n'
const installFirst = { code: 1, printed: expect.stringMatching(/^[^\n]+ npm start \(or npm ci\) [^\n]+\n$/) }

test('says how to install when nothing is installed', async () => {
  expect(await marshmallow(await clone({ 'host/node': newNode }))).toEqual(installFirst)
  expect(await marshmallow(await clone({ 'host/node': oldNode }))).toEqual(installFirst)
})

test('runs on the installed Node, else on a recent Node of the host', async () => {
  const installed = { 'node_modules/.package-lock.json': '{}' }
  const own = { ...installed, 'node_modules/.bin/node': '#!/bin/sh\necho "own runs $2"\n' }
  expect(await marshmallow(await clone({ ...own, 'host/node': oldNode }))).toEqual({
    code: 0,
    printed: 'own runs review\n',
  })
  expect(await marshmallow(await clone({ ...installed, 'host/node': newNode }))).toEqual({
    code: 0,
    printed: 'host runs review\n',
  })
  expect(await marshmallow(await clone({ ...installed, 'host/node': oldNode }))).toEqual(installFirst)
})
