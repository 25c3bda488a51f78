import { toast as sonner } from 'sonner'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startToasts, toast } from './toast.ts'

test('keeps a toast with a button or a link for ten seconds', () => {
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  const success = vi.spyOn(sonner, 'success').mockReturnValue(0)
  onTestFinished(() => success.mockRestore())
  startToasts(sonner)
  toast.success('Saved')
  toast.success('Removed', undefined, { label: 'Undo', onPress: () => undefined })
  toast.success('Imported', undefined, undefined, { label: 'Edit it', to: '/submissions/any' })
  expect(success.mock.calls.map(([title, options]) => [title, options?.duration])).toEqual([
    ['Saved', undefined],
    ['Removed', 10_000],
    ['Imported', 10_000],
  ])
})
