import { expect, test } from 'vitest'
import { runCommand } from '../../tests/run-command.ts'

const commands = ['extract', 'import', 'export', 'remove', 'review', 'rename', 'messages', 'subscribers', 'user']
const others = ['sample', 'backup', 'restore', 'seed']

test.each([...commands, ...others])('%s --help prints its usage and does nothing', async (name) => {
  const usage = expect.stringMatching(new RegExp(`^Usage:\n  marshmallow ${name}\\b`))
  expect(await runCommand({}, name, '--help')).toEqual({ code: 0, output: usage, errorOutput: '' })
  expect(await runCommand({}, name, 'soup', '-h')).toMatchObject({ code: 0, output: usage })
})

test.each([...commands, ...others])('%s refuses an unknown option', async (name) => {
  const { code, output, errorOutput } = await runCommand({}, name, 'soup', '--dry-run')
  expect({ code, output }).toEqual({ code: 2, output: '' })
  expect(errorOutput).toMatch(/^There is no option --dry-run\.\n\nUsage:/)
})

test('takes the value of an option in the same word', async () => {
  const { code, errorOutput } = await runCommand({}, 'export', '--format=word', '--out=soup.txt')
  expect({ code, errorOutput }).toEqual({ code: 2, errorOutput: expect.stringContaining('The formats are pdf') })
})
