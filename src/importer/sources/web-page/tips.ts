import type { Entry } from './entries.ts'
import { longest } from '../../readers/plain-text.ts'

const tipsHeading =
  /^(?:(?:recipe|cook['’]?s|chef['’]?s|extra|top|expert) )?(?:notes?|tips?|tricks|tipps?|suggestions?|anmerkung(?:en)?|hinweise?|astuces?|conseils?|remarques?|consejos?|trucos|notas?|dicas?|consigli|note|opmerking(?:en)?|tips? (?:och|og|en) \p{L}+|wskazówki|porady|tipy|megjegyzés|советы?|コツ|小貼士|小贴士)\s*:?$/iu

/** Returns true for the word above tips. */
export const headsTips = (line: string) => tipsHeading.test(line)

/** Notes about the site instead of the food: its advertising, its networks, its comments, and when it was posted. */
const aboutSite = new RegExp(
  [
    String.raw`\baffiliate (?:links?(?!s? ?[)\]])|programs?)|^\*?(?:this (?:post|recipe|site)|disclosure|disclaimer)\b.{0,40}\b(?:sponsored|affiliate|contains? links)|\bproudly sponsored|liens? de vente|\benthält werbung`,
    String.raw`(?:^|[\s(])[@#]\p{L}[\w.]{2,}`,
    // "The feta pasta of TikTok" is about the food.
    String.raw`^(?=.{0,200}\b(?:follow|tag|tagge|mention|share|photo|picture|pin|join|love to|subscribe|sign up|inbox|teile?|folge|abonnier|partage[rz]|suive[rz]|abonne|deel|volg|comparte|condividi|seguici))\b.{0,160}\b(?:instagram|facebook|pinterest|tiktok|newsletter|nieuwsbrief)\b`,
    String.raw`^(?:did you (?:make|try|enjoy|like)|have you (?:made|tried)|tried (?:this|it)|show us|want exclusive|hast du|vous avez (?:aimé|testé))(?!\p{L})`,
    String.raw`\b(?:leave (?:a|me a|us a) (?:comment|review|rating)|come back and (?:give|leave|rate)|give (?:it|this recipe) a rating)\b`,
    String.raw`^(?:(?:pin|share|tweet|print|e-?mail|save|teilen|drucken)\b[\s\d,.k]*){2,}`,
    String.raw`^©|\ball rights reserved|\bcookbook author|\b(?:buying|order) my (?:new )?(?:cook)?book|^.{0,60}\bmy cookbook\b.{0,40}$`,
    String.raw`\blogin erforderlich|\bfeature exclusive to\b|^click here to add`,
  ].join('|'),
  'iu',
)

/** Lines below the article, such as "« Pear crumble". A French note may quote: "« T55 »". */
const belowArticle =
  /^(?:posted|published|updated|filed|last updated) (?:on|by|in|under)\b|^«[^»]*$|^[^«]*»$|^(?:pin|share|tweet)\b[\s\d,.k]+(?:pin|share|tweet)/iu

const mostTips = 10

/** Returns the tips under a "Notes" or "Tips" heading after the recipe. Earlier notes are part of the story. */
export function tipsAfter(entries: ReadonlyArray<Entry>, start: number): Array<string> {
  const heading = entries.findIndex(({ text, rank }, index) => index >= start && rank > 0 && tipsHeading.test(text))
  if (heading < 0) return []
  const next = entries.findIndex(({ rank }, index) => index > heading && rank > 0)
  const below = entries.slice(heading + 1, next < 0 ? undefined : next)
  const end = below.findIndex(({ text }) => belowArticle.test(text))
  return below
    .slice(0, end < 0 ? undefined : end)
    .filter(({ text }) => text.length >= 20 && text.length <= longest.line && !aboutSite.test(text))
    .slice(0, mostTips)
    .map(({ text }) => text)
}
