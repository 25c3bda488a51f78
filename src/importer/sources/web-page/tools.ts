const toolGroup =
  /^(?:(?:special )?(?:equipment|tools?|utensils?|kitchen tools)|you will also need|zubehör|außerdem benötigt|küchengeräte|ustensiles?|matériel|utensilios?|utensílios|utensili|attrezzatura|materiaal|keukengerei|benodigd keukengerei|udstyr|redskaber|utstyr|redskap|utrustning|välineet|sprzęt|přibor)\b/iu

/** Things in a kitchen that nobody eats, spelled so that no food shares the words ("sheet" alone may be lasagne). */
const tool =
  /(?:\bramekins?|\b(?:baking|sheet|cake|loaf|roasting|muffin|bundt|frying|springform|sauce|pie|tart|grill) ?(?:pans?|trays?|sheets?|tins?|dish(?:es)?)|\bcasserole dish|\bdutch oven|\bskillet|\bsaucepan|\bmandoline?|\b(?:sharp|chef'?s|paring) knife|\bfood processor|\b(?:immersion |hand |stand )?(?:blender|mixer)|\bparchment paper|\b(?:aluminum|aluminium|tin) foil|\bcooling rack|\bmixing bowls?|\b(?:candy|meat|instant[- ]read) thermometer|\b(?:rolling pin|whisk|spatula|slow cooker|air fryer|instant pot|pastry bag|piping bag|cookie cutters?)|auflaufform|springform|backform|kastenform|bakvorm|moule à \p{L}+)(?:\s*\([^)]*\))?$/iu

export function isTool(line: string, group: string | null): boolean {
  if (group !== null && toolGroup.test(group)) return true
  return line.length < 60 && tool.test(line.trim()) && !/\bfor (?:the )?(?:greasing|brushing)/i.test(line)
}
