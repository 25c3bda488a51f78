import type { Page } from '../../core/pages/page.ts'
import { aboutPages } from '../features/about/pages.ts'
import { accountsPages } from '../features/accounts/pages.ts'
import { adminPages } from '../features/admin/pages.ts'
import { affiliatesPages } from '../features/affiliates/pages.ts'
import { auditPages } from '../features/audit/pages.ts'
import { automationsPages } from '../features/automations/pages.ts'
import { backupPages } from '../features/backup/pages.ts'
import { browsePages } from '../features/browse/pages.ts'
import { chefsPages } from '../features/chefs/pages.ts'
import { collectionsPages } from '../features/collections/pages.ts'
import { communityPages } from '../features/community/pages.ts'
import { contentPages } from '../features/content/pages.ts'
import { crawlerPages } from '../features/crawler/pages.ts'
import { exportingPages } from '../features/exporting/pages.ts'
import { cookingPages } from '../features/cooking/pages.ts'
import { feedsPages } from '../features/feeds/pages.ts'
import { homePages } from '../features/home/pages.ts'
import { importingPages } from '../features/importing/pages.ts'
import { jobsPages } from '../features/jobs/pages.ts'
import { messagesPages } from '../features/messages/pages.ts'
import { moderationPages } from '../features/moderation/pages.ts'
import { myRecipesPages } from '../features/my-recipes/pages.ts'
import { myReviewsPages } from '../features/my-reviews/pages.ts'
import { newsletterPages } from '../features/newsletter/pages.ts'
import { notesPages } from '../features/notes/pages.ts'
import { offlinePages } from '../features/offline/pages.ts'
import { planningPages } from '../features/planning/pages.ts'
import { recipesPages } from '../features/recipes/pages.ts'
import { reviewsPages } from '../features/reviews/pages.ts'
import { searchPages } from '../features/search/pages.ts'
import { settingsPages } from '../features/settings/pages.ts'
import { shoppingPages } from '../features/shopping/pages.ts'
import { styleGuidePages } from '../features/style-guide/pages.ts'
import { submissionsPages } from '../features/submissions/pages.ts'
import { templatesPages } from '../features/templates/pages.ts'

/**
 * Every page of the site. To add a page, add an entry to its feature's `pages.ts`. To add a feature, add a line here.
 */
export const pages: ReadonlyArray<Page> = [
  ...aboutPages,
  ...accountsPages,
  ...adminPages,
  ...affiliatesPages,
  ...auditPages,
  ...automationsPages,
  ...backupPages,
  ...browsePages,
  ...chefsPages,
  ...collectionsPages,
  ...communityPages,
  ...contentPages,
  ...cookingPages,
  ...crawlerPages,
  ...exportingPages,
  ...feedsPages,
  ...homePages,
  ...importingPages,
  ...jobsPages,
  ...messagesPages,
  ...moderationPages,
  ...myRecipesPages,
  ...myReviewsPages,
  ...newsletterPages,
  ...notesPages,
  ...offlinePages,
  ...planningPages,
  ...recipesPages,
  ...reviewsPages,
  ...searchPages,
  ...settingsPages,
  ...shoppingPages,
  ...styleGuidePages,
  ...submissionsPages,
  ...templatesPages,
]
