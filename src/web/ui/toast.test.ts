import type { toast as sonner } from 'sonner'
import { expect, test, vi } from 'vitest'
import { startToasts, toast } from './toast.ts'

test('keeps a toast with a button or a link for ten seconds', () => {
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  const success = vi.fn<(title: string, options?: { duration?: number }) => void>()
  // Other tests of this worker may call all of them later.
  const others = { error: () => 0, info: () => 0, dismiss: () => 0 }
  startToasts(Object.assign(() => 0, { ...others, success }) as unknown as typeof sonner)
  toast.success('Saved')
  toast.success('Removed', undefined, { label: 'Undo', onPress: () => undefined })
  toast.success('Imported', undefined, undefined, { label: 'Edit it', to: '/submissions/any' })
  const calls = success.mock.calls.slice(-3)
  expect(calls.map(([title, options]) => [title, options?.duration])).toEqual([
    ['Saved', undefined],
    ['Removed', 10_000],
    ['Imported', 10_000],
  ])
})
