import type { toast as sonner } from 'sonner'
import { expect, test, vi } from 'vitest'
import { startToasts, toast } from './toast.ts'

test('keeps a message with a button or a link for ten seconds', () => {
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  const success = vi.fn<(title: string, options: { duration?: number }) => void>()
  startToasts(Object.assign(() => undefined, { success, dismiss: () => undefined }) as unknown as typeof sonner)
  toast.success('Saved')
  toast.success('Removed', undefined, { label: 'Undo', onPress: () => undefined })
  toast.success('Imported', undefined, undefined, { label: 'Edit it', to: '/submissions/any' })
  expect(success.mock.calls.map(([title, { duration }]) => [title, duration])).toEqual([
    ['Saved', undefined],
    ['Removed', 10_000],
    ['Imported', 10_000],
  ])
})
