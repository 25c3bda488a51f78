import type { FilledAdministration, FilledSite } from './fill-site.ts'

/** Public pages that need the account's data or a mail server. */
export const kindsForLinks = ({ resetToken, collection }: FilledSite): ReadonlyArray<string> => [
  '/auth/forgot',
  `/auth/reset?token=${resetToken}`,
  `/collections/${collection.token}`,
]

/** One page of every kind for cooks. */
export const kindsForCooks = ({ recipes, collection, importId }: FilledSite): ReadonlyArray<string> => [
  '/account',
  '/account/security',
  '/account/automations',
  '/account/data',
  '/saved',
  '/collections',
  `/collections/edit/${collection.id}`,
  '/imports',
  `/imports/${importId}`,
  `/imports/${importId}/2`,
  '/my-recipes',
  '/my-recipes?show=published',
  ...Object.values(recipes).map((id) => `/my-recipes/${id}`),
  `/my-recipes/${recipes.draft}/edit`,
  `/my-recipes/${recipes.questioned}/edit`,
  `/my-recipes/${recipes.published}/edit`,
  `/my-recipes/${recipes.published}/history`,
]

export const kindsForEditors = ({ items }: FilledSite): ReadonlyArray<string> => [
  '/admin/review',
  '/admin/review?state=all',
  ...Object.values(items).map((id) => `/admin/review/${id}`),
]

export const kindsForAdmins = ({ user, draft, sent, faq }: FilledAdministration): ReadonlyArray<string> => [
  '/admin',
  '/admin/affiliates',
  '/admin/affiliates/new',
  '/admin/affiliates/retro-kitchen-scale',
  '/admin/keys',
  '/admin/templates',
  '/admin/templates/faqs',
  '/admin/recipes',
  '/admin/recipes/creamy-garlic-parmesan-pasta/rename',
  '/admin/settings',
  '/admin/backup',
  '/admin/faq',
  '/admin/faq/edit',
  `/admin/faq/edit/${faq}`,
  '/admin/blog',
  '/admin/blog/edit',
  '/admin/blog/edit/how-to-toast-a-marshmallow',
  '/admin/blog/history/how-to-toast-a-marshmallow',
  '/admin/kb',
  '/admin/kb/edit/scaling-a-recipe',
  '/admin/kb/history/scaling-a-recipe',
  '/admin/newsletter',
  '/admin/newsletter/subscribers',
  `/admin/newsletter/edit/${draft}`,
  `/admin/newsletter/issue/${draft}`,
  `/admin/newsletter/issue/${sent}`,
  '/admin/messages',
  '/admin/messages/1',
  '/admin/users',
  `/admin/users/${user.id}`,
  '/admin/crawler',
  '/admin/crawler?call=extract',
  '/admin/feeds',
  '/admin/notes',
  '/admin/jobs',
  '/admin/audit',
  '/extract-recipe',
]
