import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
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
  // From lists of leaks, and what is made the same way.
  ...'1q2w3e4r5t 1qaz2wsx3edc q1w2e3r4t5y6 123qweasdzxc 1234qwerasdf qwer1234asdf aa12345678 1234567890a'.split(' '),
  ...'147258369a 3rjs1la7qe !QAZ2wsx3EDC zaq12wsxcde3 qawsedrftg 4rfv5tgb6yhn mnbvcxzasdf 13579acegik'.split(' '),
  ...'Azertyuiop1 qwertz2024! 9876abcd1234 20242024abc asdf;lkj1234 kitchenkitchen chocolatechocolate99'.split(' '),
  ...'P@ssw0rd2024! l3tm31n2024 $unsh1ne12 !l0v3y0u2024 adm1n1strat0r M1necraft!!'.split(' '),
  'i love you so much',
  'let me in 1234',
  '0049 30 1234982',
  '2804196317',
  'w2e3r4t5y6u7',
  'correct horse battery staple',
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
  'assessed were few pools',
  'kitchen table at 7',
  'qwerty ate my homework',
  'dolphin-margarine',
  'vX7#kq2Lm9',
  '8403 9527 1644 3017',
])('%s is one', (password) => {
  expect(passwordProblem(password, owner)).toBeUndefined()
})

test('the list has what it says: hundreds of passwords, each long enough to be tried here, none twice', () => {
  expect(new Set(commonPasswords).size).toBe(commonPasswords.length)
  expect(commonPasswords.length).toBeGreaterThan(300)
  expect(commonPasswords.filter((each) => [...each].length < 10 || each !== each.toLowerCase())).toEqual([])
  expect(commonPasswords.filter((each) => passwordProblem(each, owner) === undefined)).toEqual([])
})

test('who has not said a name is not told to have used it', () => {
  expect(passwordProblem('2804196317', { email: '1@kitchen.test' })).toMatch(/first that are tried/)
  expect(passwordProblem('密码密码汤面条米饭鱼豆腐', { email: 'a@kitchen.test', name: '阿玛拉' })).toBeUndefined()
  expect(passwordProblem('阿玛拉 1 9 8 4 7 3', { email: 'a@kitchen.test', name: '阿玛拉' })).toMatch(/your own name/)
})
