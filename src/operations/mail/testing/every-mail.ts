import { accountNotices } from '../../../core/accounts/account-notice.ts'
import type { MailContent, MailSite } from '../../../core/mail/mail-content.ts'
import {
  accountNoticeMail,
  confirmAddressMail,
  confirmationMail,
  confirmReviewMail,
  invitationMail,
  messageMail,
  replyMail,
  resetPasswordMail,
  testMail,
  waitingRecipeMail,
  waitingReviewMail,
} from '../../../core/mail/mails.ts'
import type { Message } from '../../../core/messages/message.ts'
import { decisionMail } from '../../../core/moderation/decision-mail.ts'
import { answerDecisionMail, reviewDecisionMail } from '../../../core/reviews/review-decision-mail.ts'
import { issueHtml } from '../../newsletter/issue-html.ts'

export const aMailSite: MailSite = {
  address: 'https://recipes.example',
  name: 'Marshmallow Kitchen',
  logo: { src: 'https://recipes.example/icon-192.png', alt: '', width: 40, height: 40, showsName: false },
  accent: null,
}

export const anIssueText = `<p>Leeks are at their best now, and so is the soup pot. Here are three <strong>quick dinners</strong> for cold evenings, and <a href="/blog/stock">how we make stock</a>.</p>
<h2>From the market</h2>
<ul><li><p>Leeks: firm and white, no longer than your arm</p></li><li><p>Celeriac, which keeps for <em>weeks</em></p></li></ul>
<blockquote><p>Soup is the song of the hearth.</p></blockquote>
<p><img src="/images/0123456789abcdef01234567/800.webp" alt="A pot of soup on the stove"></p>
<h3>Roasting times</h3>
<table><tr><th>Vegetable</th><th>Minutes</th></tr><tr><td>Celeriac</td><td>40</td></tr><tr><td>Leek</td><td>25</td></tr></table><hr>`

const recipe = (title: string, time: string | null, hasPicture: boolean) => ({
  kind: 'recipe' as const,
  recipe: {
    title,
    link: `https://recipes.example/recipe/${title.toLowerCase().replaceAll(' ', '-')}`,
    description: 'Silky, warming and on the table before anyone asks. Good bread beside it is all it needs.',
    time,
    picture: hasPicture ? { src: 'https://recipes.example/images/0123456789abcdef01234567/400.jpg', alt: title } : null,
  },
})

/** Every mail the site sends, with its name. `words` replaces text that people write. */
export function everyMail(site: MailSite, words = 'Leek & potato soup'): Array<[name: string, mail: MailContent]> {
  const message: Message = {
    kind: 'contact',
    name: words.slice(0, 40),
    email: 'ann@example.com',
    message: `Is it baking powder\nor soda?\n\n${words}\n\nThank you, Ann`,
  }
  const link = (path: string) => `${site.address}${path}?token=jHq0bV3wLxR2nT8sYd5kFm1cZp7aGe4u`
  const links = { confirm: link('/newsletter/confirm'), unsubscribe: link('/newsletter/unsubscribe') }
  const decisions = (['approved', 'changes-requested', 'rejected', 'withdrawn'] as const).map(
    (state): [string, MailContent | null] => [
      `decision-${state}`,
      decisionMail(
        {
          kind: 'recipe',
          state,
          title: words,
          reason: state === 'approved' ? null : `How long does it bake?\n${words}`,
        },
        link('/submission'),
        site,
      ),
    ],
  )
  return [
    ['message', messageMail(message, site)],
    ['reply', replyMail(`Dear Ann,\n\nBaking soda. ${words}\n\nHappy baking!\nAda`, message, site)],
    ['waiting-recipe', waitingRecipeMail({ id: 'leek-potato-soup', title: words }, site)],
    [
      'waiting-review',
      waitingReviewMail({ recipeId: 'leek-potato-soup', recipeTitle: words, text: words, isAnswer: false }, site),
    ],
    ['confirmation', confirmationMail(links, site)],
    ['test', testMail(site)],
    ['confirm-review', confirmReviewMail({ link: link('/review/x'), title: words, days: 3 }, site)],
    ...(['published', 'rejected'] as const).flatMap((state): Array<[string, MailContent]> => {
      const decided = { state, recipeTitle: words, reason: state === 'rejected' ? words : null }
      return [
        [`review-${state}`, reviewDecisionMail({ ...decided, hasAccount: false }, link('/recipe/soup'), site)],
        [`answer-${state}`, answerDecisionMail(decided, link('/review/7/answer'), site)],
      ]
    }),
    ['confirm-address', confirmAddressMail(link('/auth/confirm'), site)],
    ['invitation', invitationMail({ link: link('/invitation'), role: 'editor', by: 'Ada Holm', days: 7 }, site)],
    ['reset-password', resetPasswordMail(link('/auth/reset'), site)],
    ...accountNotices.map((what): [string, MailContent] => [`notice-${what}`, accountNoticeMail(what, site)]),
    ...decisions.flatMap(([name, mail]) => (mail ? [[name, mail] as [string, MailContent]] : [])),
    [
      'issue',
      {
        subject: words,
        heading: words,
        parts: [
          { kind: 'html', html: issueHtml(`${anIssueText}<p>${words.replaceAll('&', '&amp;')}</p>`, site) },
          recipe('Leek and Potato Soup', '35 min', true),
          recipe('Roast Celeriac with Brown Butter', '1 h 10 min', false),
          recipe('Apple Crumble', null, true),
          {
            kind: 'html',
            html: issueHtml('<p>See you next month. Write to <a href="mailto:us@recipes.example">us</a>.</p>', site),
          },
        ],
        reason: `You’re receiving this email because you subscribed to recipes from ${site.name}.`,
        unsubscribe: links.unsubscribe,
      },
    ],
  ]
}
