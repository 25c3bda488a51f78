import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { schemasWithoutEval } from './schemas-without-eval.ts'

/**
 * Counts how often code is compiled from text while a schema is created and used. Runs in a process that loads Zod from
 * scratch.
 */
function compilations(before: string): number {
  const script = `${before}
    let count = 0
    globalThis.Function = new Proxy(Function, { construct: (...given) => (count += 1, Reflect.construct(...given)) })
    const { z } = await import('zod')
    z.object({ name: z.string() }).parse({ name: 'soup' })
    console.log(count)`
  return Number(execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }))
}

test('stops Zod from compiling code when its global is set', () => {
  expect(compilations(schemasWithoutEval)).toBe(0)
  expect(compilations('')).toBeGreaterThan(0)
})
