import type { RouterContextProvider } from 'react-router'
import { usualChoices, usualFooterCategories } from '../../core/recipes/categories/category-choices.ts'
import { type SiteFace, type SiteSettings, usualFace } from '../../core/settings/site-settings.ts'
import { readCategoryChoices, type ShownCategories } from '../../db/recipes/category-choices.ts'
import { readSettings, toSiteFace } from '../../db/settings/settings.ts'
import type { App } from '../../operations/app/app.ts'
import { hasSiteKey } from '../../operations/settings/read-site-key.ts'
import { appContext, documentContext } from './app-context.ts'
import { readSoftly } from './read-softly.server.ts'

interface Frame {
  face: SiteFace
  reviewRule: SiteSettings['reviewRule']
  /** True if the policy of every page allows Chicory's script. */
  hasChicory: boolean
  categories: ShownCategories
  /** False hides the links to the sign-up page. */
  isSignUpOpen: boolean
}

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

/** The last settings that were read, for the time when the database does not answer. */
let last: Frame = {
  face: usualFace,
  reviewRule: 'by-address',
  hasChicory: false,
  categories: { footer: usualFooterCategories, offered: usualChoices },
  isSignUpOpen: true,
}

/** Reads the settings that concern every page. */
export async function readFrame(context: Context): Promise<Frame> {
  const app = context.get(appContext)
  last = await readSoftly<Frame>(context, last, async () => {
    const [[face, { reviewRule, signUp }], hasChicory, categories] = await Promise.all([
      readFaceAndSettings(app.db),
      hasSiteKey(app, 'chicory'),
      readCategoryChoices(app.db),
    ])
    const isSignUpOpen = (app.env.SIGN_UP ?? signUp) === 'everyone'
    const usesChicory = hasChicory && !face.hiddenParts.includes('delivery')
    return { face, reviewRule, hasChicory: usesChicory, categories, isSignUpOpen }
  })
  return lastFrame(context)
}

/** Reads both in one query. Only the face is sent with every page. */
async function readFaceAndSettings(db: App['db']) {
  const settings = await readSettings(db)
  return [await toSiteFace(db, settings), settings] as const
}

/** Returns what was read last, for a page whose loaders do not run. */
export function lastFrame(context: Context): Frame {
  if (last.hasChicory) context.get(documentContext).chicory = context.get(appContext).env.CHICORY_URL
  return last
}
