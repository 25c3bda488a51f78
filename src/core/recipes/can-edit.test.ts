import { expect, test } from 'vitest'
import type { SignedIn } from '../accounts/signed-in.ts'
import { canEdit } from './can-edit.ts'

const account = (id: string, role: SignedIn['role']): SignedIn => ({
  id,
  name: id,
  email: `${id}@example.com`,
  role,
  chefId: null,
})
const published = { status: 'published', ownerId: 'ann' } as const

test.each([
  ['its owner', account('ann', 'cook'), true],
  ['another cook', account('bob', 'cook'), false],
  ['an editor', account('eve', 'editor'), true],
  ['an administrator', account('ada', 'admin'), true],
  ['a visitor', 'visitor', false],
] as const)('%s may edit a published recipe: %3$s', (_, actor, may) => {
  expect(canEdit(actor, published)).toBe(may)
})

test('an editor may not edit a recipe that its owner is still writing', () => {
  expect(canEdit(account('eve', 'editor'), { status: 'draft', ownerId: 'ann' })).toBe(false)
  expect(canEdit(account('ann', 'cook'), { status: 'draft', ownerId: 'ann' })).toBe(true)
})
