import { expect, test } from 'vitest'
import { passwordProblem } from './password-problem.ts'

const owner = { email: 'amara.okafor@kitchen.test', name: 'Amara Okafor' }

test.each([
  'short',
  'ninechars',
  '👩‍🍳',
  '1234567890',
  '0987654321',
  'aaaaaaaaaaaa',
  'password123',
  'Password2024!',
  'qwertyuiop',
  'iloveyou1234',
  'abcabcabcabc',
  'letmein12345',
  'MarshmallowKitchen',
  'marshmallow kitchen 1',
  'amara.okafor',
  'Amara Okafor 99',
  'amara.okafor@kitchen.test',
  'x'.repeat(201),
])('%s is no password', (password) => {
  expect(passwordProblem(password, owner)).toMatch(/\w/)
})

test.each([
  'leek soup on a tuesday',
  'Küche & Grünkohl',
  'пароль из супа',
  '            spaces   ',
  '密码密码汤面条米饭鱼豆腐',
  'tr0ub4dor&3',
  '🍰🥕🧅🍋🌶🥚🧂🍞🥑🍓',
])('%s is one', (password) => {
  expect(passwordProblem(password, owner)).toBeUndefined()
})
