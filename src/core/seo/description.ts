import { htmlLines, htmlOfPost } from '../content/post-text.ts'
import { shortenAtWord } from '../text/shorten-at-word.ts'

/** About what search engines show of a description. */
export const longestDescription = 160

/** Returns the summary of a post or article, or else the beginning of its text, for search engines and feeds. */
export const articleDescription = ({ excerpt, content }: { excerpt: string; content: string }): string =>
  excerpt || shortenAtWord(htmlLines(htmlOfPost(content).replaceAll(/<img\b[^>]*>/gi, '')), longestDescription)
