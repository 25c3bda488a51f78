import { expect, test } from 'vitest'
import { explainProblem } from './explain-problem.ts'

test.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'The other server refuses connections: 127.0.0.1:25', /is running/],
  ['getaddrinfo ENOTFOUND mail.kitchen.test', 'The name of the other server was not found: mail.kitchen.test', /name/],
  ['read ECONNRESET', 'The other server closed the connection', /often passes/],
  ['Invalid login: 535 5.7.8 Error', 'The mail server does not accept the user name or the password', /SMTP_URL/],
])('explains the problem "%s", and says what to do', (problem, what, next) => {
  expect(explainProblem(problem)).toEqual({ what, next: expect.stringMatching(next) })
})

test('leaves the answer of another server as it is', () => {
  expect(explainProblem('550 No such user')).toEqual({ what: '550 No such user', next: null })
})
