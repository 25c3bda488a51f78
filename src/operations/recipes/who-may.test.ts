import { expect, test } from 'vitest'
import { myStatuses } from '../../core/review/my-recipe.ts'
import type { Role } from '../../core/role.ts'
import { mayEdit, maySee } from './who-may.ts'

const somebody = (id: string, role: Role) => ({ id, name: id, email: `${id}@example.com`, role, chefId: null })
const [owner, stranger, editor] = [
  somebody('owner', 'cook'),
  somebody('stranger', 'trusted'),
  somebody('editor', 'editor'),
]
const ofOwner = myStatuses.map((status) => ({ ownerId: 'owner', status }))
const statusesFor = (allows: (recipe: (typeof ofOwner)[number]) => boolean) =>
  ofOwner.filter(allows).map(({ status }) => status)

test('strangers and visitors see what is listed or waits; its cook and the editors see the rest', () => {
  expect(statusesFor((recipe) => maySee(null, recipe))).toEqual(['pending', 'published'])
  expect(statusesFor((recipe) => maySee(stranger, recipe))).toEqual(['pending', 'published'])
  expect(statusesFor((recipe) => maySee(owner, recipe))).toEqual([...myStatuses])
  expect(statusesFor((recipe) => maySee(editor, recipe))).toEqual(myStatuses.filter((status) => status !== 'draft'))
})

test('nobody owns what has no owner', () => {
  expect(maySee(stranger, { ownerId: null, status: 'rejected' })).toBe(false)
  expect(mayEdit(stranger, { ownerId: null, status: 'published' })).toBe(false)
})

test('a stranger edits nothing, an editor what was sent in', () => {
  expect(statusesFor((recipe) => mayEdit(stranger, recipe))).toEqual([])
  expect(statusesFor((recipe) => mayEdit(editor, recipe))).toEqual(['changes-requested', 'pending', 'published'])
  expect(statusesFor((recipe) => mayEdit(owner, recipe))).toEqual([...myStatuses])
})
