import { expect, test, vi } from 'vitest'
import { createOperatorNotes } from './operator-notes.ts'
import { tellStart } from './start-note.ts'

/** Collects what goes through the log as JSON, and what is printed beside it. */
function jsonNotes() {
  const lines: Array<string> = []
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const destination = { write: (line: string) => void lines.push(line) }
  const notes = createOperatorNotes({ format: undefined, isTerminal: false, destination })
  const finish = () => {
    const beside = [...printed.mock.calls, ...errors.mock.calls].flat()
    printed.mockRestore()
    errors.mockRestore()
    return { logged: lines.map((line) => JSON.parse(line)), beside }
  }
  return { notes, finish }
}

const env = { HOST: '127.0.0.1', PUBLIC_URL: undefined, DATA_DIR: '/kitchen', DATABASE_URL: undefined }
const address = 'http://localhost:3000'
const administrator = `Become the administrator:    ${address}/first-admin?token=s3cret`

test('writes everything but the administrator link as JSON', () => {
  const { notes, finish } = jsonNotes()
  tellStart(notes, { env, address, administrator })
  notes.say('Closing')
  notes.refuse('Port 3000 is taken')
  notes.fail(new Error('torn'))
  const { logged, beside } = finish()
  expect(logged).toMatchObject([
    { level: 'info', msg: 'Marshmallow Kitchen is open: http://localhost:3000' },
    { level: 'info', msg: 'Your data is in: /kitchen' },
    { level: 'info', msg: 'Closing' },
    { level: 'fatal', msg: 'Port 3000 is taken' },
    { level: 'fatal', err: { message: 'torn', stack: expect.any(String) } },
  ])
  expect(beside).toEqual([administrator])
})

test('asks for PUBLIC_URL when the site listens on every address', () => {
  const { notes, finish } = jsonNotes()
  tellStart(notes, { env: { ...env, HOST: '0.0.0.0' }, address, administrator: undefined })
  expect(finish().logged).toMatchObject([{}, { msg: expect.stringContaining('set PUBLIC_URL') }, {}])
})

test('writes lines to read as text', () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  createOperatorNotes({ format: 'text', isTerminal: false }).say('Closing')
  expect(printed.mock.calls).toEqual([['Closing']])
  printed.mockRestore()
})
