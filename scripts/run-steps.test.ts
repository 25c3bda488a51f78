import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const program = `
import { endWith, runAlone, runTogether } from '${new URL('run-steps.ts', import.meta.url).href}'
await runAlone({ name: 'first', command: [process.execPath, '-e', 'process.stdout.write("live")'] })
const long = 'console.log("x".repeat(500000) + " the failed test"); process.exitCode = 1'
const [outcome] = await runTogether([{ name: 'long', command: [process.execPath, '-e', long] }])
endWith(outcome.isPassed)`

test('prints the end of a long output to a slow pipe, and exits with 1', async () => {
  const command = '("$0" --input-type=module --eval "$1" 2>&1; echo "code $?") | (sleep 1; cat)'
  const { stdout } = await promisify(execFile)('sh', ['-c', command, process.execPath, program], { maxBuffer: 2 ** 20 })
  expect(stdout).toMatch(/the failed test\n── long: FAILED .*\ncode 1/)
})
