import type { Step } from '../../core/recipes/recipe.ts'

/** Fewer sentences are one step. */
const fewestSentences = 5
const mostInStep = 3

/**
 * Splits a paragraph of many sentences into steps of two or three. A step begins where a sentence begins with an
 * action, and not with what belongs to the action before, as "It should be smooth" does. Returns the paragraph if it is
 * short.
 */
export function splitParagraph(text: string, language: string | null): Array<string> {
  const sentences = sentencesOf(text, language)
  if (sentences.length < fewestSentences) return [text]
  const steps: Array<Array<string>> = []
  for (const sentence of sentences) {
    const last = steps.at(-1)
    const isFull = last && last.length >= (continues.test(sentence) ? mostInStep + 1 : 2)
    if (!last || isFull) steps.push([sentence])
    else last.push(sentence)
  }
  const end = steps.at(-1)
  // "Enjoy!" is no step of its own.
  if (end?.length === 1 && steps.length > 1) steps.splice(-2, 2, [...(steps.at(-2) ?? []), ...end])
  return steps.map((step) => step.join(' '))
}

/** Splits the only step of a recipe, which has all of them in one paragraph. */
export function splitOnlyStep(steps: Array<Step>, language: string | null): Array<Step> {
  const [only, ...others] = steps
  if (!only || others.length > 0) return steps
  const texts = splitParagraph(only.text, language)
  return texts.map((text, index) => ({ ...only, name: index > 0 ? null : only.name, text }))
}

/** How a sentence begins that says more about the one before. */
const continues =
  /^(?:it|they|this|that|these|those|the|you|your|if|do not|don['’]t|be careful|make sure|there|es|sie|das|die|der|dies|wenn|il|elle|ce|cela|si)(?![\p{L}-])/iu

function sentencesOf(text: string, language: string | null): Array<string> {
  const sentences: Array<string> = []
  for (const { segment } of new Intl.Segmenter(language ?? 'en', { granularity: 'sentence' }).segment(text)) {
    const last = sentences.at(-1)
    // "About 350 approx. degrees" and "Bake (40 min. or more)" continue.
    if (last !== undefined && !/^[\p{Lu}\p{Lo}¿¡]/u.test(segment))
      sentences.push(`${sentences.pop()} ${segment.trim()}`)
    else sentences.push(segment.trim())
  }
  return sentences.filter(Boolean)
}
