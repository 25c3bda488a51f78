import { expect, test, vi } from 'vitest'
import { isToastWaiting, receiveToasts, type Toast, toast, toastWaiting } from './toast.ts'

test('what is said before the list is there waits for it, in order', () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const calls: Array<string> = []
  page.addEventListener(toastWaiting, (event) => calls.push(event.type))
  toast.error('Invalid email', 'Please enter a valid email address')
  toast.success('Recipe submitted!')
  expect(calls).toEqual([toastWaiting, toastWaiting])
  expect(isToastWaiting()).toBe(true)

  const shown: Array<Toast> = []
  const leave = receiveToasts((message) => shown.push(message))
  toast.info('Skipped')
  leave()
  expect(isToastWaiting()).toBe(false)
  expect(shown).toEqual([
    { kind: 'error', title: 'Invalid email', description: 'Please enter a valid email address' },
    { kind: 'success', title: 'Recipe submitted!' },
    { kind: 'info', title: 'Skipped' },
  ])
})
