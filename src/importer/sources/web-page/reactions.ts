/** Matches "3 likes" and "12 photos". */
const reactions = new RegExp(
  String.raw`^\d[\d.,]*\s?k?\s+(?:${[
    // English
    'likes?|photos?|pictures?|comments?|shares?|views?|reviews?|ratings?|votes?|followers?|saves?|pins?|replies',
    // German
    'fotos?|bilder|kommentare?|bewertungen|aufrufe',
    // French, Spanish and Italian
    "commentaires?|avis|j['’]aime|comentarios?|me gusta|commenti",
    // Dutch
    'reacties',
  ].join('|')})$`,
  'iu',
)

/** Returns true for the reactions to a post. */
export const isReaction = (line: string): boolean => reactions.test(line)
